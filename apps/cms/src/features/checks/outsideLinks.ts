import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';

const timeoutMs = 10_000;

/** Networks that no link of a public page leads to, but that this service may reach. */
const internal = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  internal.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  internal.addSubnet(network, prefix, 'ipv6');
}

export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !internal.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Statuses with which a server says that there is nothing at an address. */
const missing: ReadonlySet<number> = new Set([404, 410]);

/**
 * Whether a link leads nowhere: no such host, no answer, or one that says so. Servers that reject programs are given the
 * benefit of the doubt. Links to hosts that are not on the public internet are not requested.
 */
export async function isDead(link: string): Promise<boolean> {
  const url = URL.parse(link);
  // Links from before the field rejected them, such as `https://www.beispiel.ch:Seite`.
  if (!url) return true;
  const addresses = await lookup(url.hostname, { all: true }).catch(() => []);
  const [target] = addresses;
  if (!target) return true;
  if (url.protocol !== 'https:' || !addresses.every(({ address }) => isPublicAddress(address))) return false;
  const status = await new Promise<number | undefined>((resolve) => {
    const sent = request(url, {
      method: 'HEAD',
      headers: { 'user-agent': 'link check' },
      signal: AbortSignal.timeout(timeoutMs),
      // The address that was looked at, not another one of a second look-up.
      lookup: (_host, _options, done) => done(null, [target]),
    });
    sent.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', () => resolve(undefined));
    sent.end();
  });
  return status === undefined || missing.has(status);
}

import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { EnvironmentError } from '@group/content-client/contract/environment';

const invalid = (entry: string): EnvironmentError =>
  new EnvironmentError(`TRUSTED_PROXIES has an entry that is neither an IP address nor a network: ${entry}`);

function add(list: BlockList, entry: string): void {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  if (version === 0) throw invalid(entry);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) return list.addAddress(address, family);
  const prefix = Number(bits);
  // A /0 network would let every client forge its address.
  if (prefix < 1 || prefix > (version === 4 ? 32 : 128)) throw invalid(entry);
  list.addSubnet(address, prefix, family);
}

/**
 * Parses the proxies whose forwarding headers are trusted. Throws `EnvironmentError`.
 * @param setting comma-separated IP addresses and networks, for example `10.0.0.5, fd00::/8`
 * @returns whether an IP address belongs to one of them, an IPv4 address also as IPv6 maps it (`::ffff:10.0.0.5`)
 */
export function readTrustedProxies(setting: string | undefined): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of (setting ?? '').split(',').map((part) => part.trim())) if (entry) add(list, entry);
  return (address) =>
    (isIPv4(address) && list.check(address, 'ipv4')) || (isIPv6(address) && list.check(address, 'ipv6'));
}

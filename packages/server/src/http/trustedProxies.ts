import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** The list of trusted proxies cannot be read. Its message is one sentence for the operator. */
export class TrustedProxiesError extends Error {
  override name = 'TrustedProxiesError';

  constructor(entry: string) {
    super(`TRUSTED_PROXIES names what is neither an IP address nor a network: ${entry}`);
  }
}

function add(list: BlockList, entry: string): void {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  if (version === 0) throw new TrustedProxiesError(entry);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) return list.addAddress(address, family);
  const prefix = Number(bits);
  // A network of everybody would let every visitor say where he comes from.
  if (prefix < 1 || prefix > (version === 4 ? 32 : 128)) throw new TrustedProxiesError(entry);
  list.addSubnet(address, prefix, family);
}

/**
 * Reads the proxies whose word is taken for where a visitor comes from.
 * @param setting addresses and networks with commas between, for example `10.0.0.5, fd00::/8`
 * @returns whether an IP address is one of them
 */
export function readTrustedProxies(setting: string | undefined): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of (setting ?? '').split(',').map((part) => part.trim())) if (entry) add(list, entry);
  return (address) =>
    (isIPv4(address) && list.check(address, 'ipv4')) || (isIPv6(address) && list.check(address, 'ipv6'));
}

/** A former address of a page as redirects are compared: however it is spelled. */
export interface FormerAddress {
  /** Decoded, in lower case, without trailing slash. */
  path: string;
  /** Parameters that a request must have; it may have others. */
  parameters: [name: string, value: string][];
}

/**
 * Length of a requested address, in characters, from which on it is no former one: these have at most 200, each up to nine
 * times as long where it is percent-encoded.
 */
const maxRequestedLength = 2_000;

/** Redirects of a website: so many entries the content service answers to one request. */
export const maxRedirects = 2_000;

/** ÄÖÜàâäçèéêëîïôöùûü in Latin-1: each byte is the letter's code point. */
const latin1 = /%(?:c4|d6|dc|e[0247-bef]|f[469bc])/gi;

/** A path that is no UTF-8, with its letters as UTF-8: links to old websites have them in Latin-1, as in `/h%E4user.html`. */
export const fromLatin1 = (path: string): string =>
  path.replaceAll(latin1, (byte) => encodeURIComponent(String.fromCharCode(parseInt(byte.slice(1), 16))));

function decoded(path: string): string {
  for (const spelled of [path, fromLatin1(path)]) {
    try {
      return decodeURIComponent(spelled);
    } catch {
      // It is no UTF-8.
    }
  }
  return path;
}

/** A regular expression would take quadratic time for many slashes in a row. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Reads a former address of a website.
 * @param address path with or without query: `/alt.html`, `/index.php?id=5`
 */
export function formerAddress(address: string): FormerAddress {
  const [path = '', query = ''] = address.replace(/#.*$/s, '').split(/\?(.*)/s);
  const spelled = decoded(path).normalize().toLowerCase();
  return { path: withoutTrailingSlashes(spelled), parameters: [...new URLSearchParams(query)] };
}

const isFor = (former: FormerAddress, requested: FormerAddress): boolean =>
  former.path === requested.path &&
  former.parameters.every(([name, value]) =>
    requested.parameters.some(([otherName, otherValue]) => name === otherName && value === otherValue),
  );

const formerAddresses = new WeakMap<object, FormerAddress>();

/** Reads the former address of a redirect once: every missing page looks through all redirects. */
function formerAddressOf(redirect: { readonly from: string }): FormerAddress {
  const known = formerAddresses.get(redirect);
  if (known) return known;
  const former = formerAddress(redirect.from);
  formerAddresses.set(redirect, former);
  return former;
}

/** Of several redirects the one for a requested address: that with the most parameters. They must not change later. */
export function findRedirect<Item extends { readonly from: string }>(
  redirects: readonly Item[],
  address: string,
): Item | undefined {
  if (address.length > maxRequestedLength) return undefined;
  const requested = formerAddress(address);
  const [first] = redirects
    .filter((redirect) => isFor(formerAddressOf(redirect), requested))
    .toSorted((one, other) => formerAddressOf(other).parameters.length - formerAddressOf(one).parameters.length);
  return first;
}

/** Redirects of a website, in which many addresses are looked up. */
export interface RedirectIndex<Item> {
  /** As {@link findRedirect}. */
  find: (address: string) => Item | undefined;
  /** The redirect from the very same address, however it is spelled. */
  get: (from: string) => Item | undefined;
  /** Adds a redirect, in place of one from the same address. */
  set: (redirect: Item) => void;
  delete: (from: string) => void;
}

/** @param redirects of those from the same address the last one counts */
export function indexRedirects<Item extends { readonly from: string }>(
  redirects: readonly Item[],
): RedirectIndex<Item> {
  const all = new Map<string, Item>();
  const byPath = new Map<string, Map<string, Item>>();
  const index: RedirectIndex<Item> = {
    find: (address) => findRedirect([...(byPath.get(formerAddress(address).path)?.values() ?? [])], address),
    get: (from) => all.get(JSON.stringify(formerAddress(from))),
    set: (redirect) => {
      const former = formerAddress(redirect.from);
      const key = JSON.stringify(former);
      all.set(key, redirect);
      byPath.set(former.path, (byPath.get(former.path) ?? new Map<string, Item>()).set(key, redirect));
    },
    delete: (from) => {
      const former = formerAddress(from);
      const key = JSON.stringify(former);
      all.delete(key);
      byPath.get(former.path)?.delete(key);
    },
  };
  for (const redirect of redirects) index.set(redirect);
  return index;
}

/**
 * Redirects that ask for parameters, such as `/index.php?id=5`. They come before all pages, of which most ignore unknown
 * parameters.
 */
export const askingForParameters = <Item extends { from: string }>(redirects: readonly Item[]): Item[] =>
  redirects.filter(({ from }) => from.includes('?'));

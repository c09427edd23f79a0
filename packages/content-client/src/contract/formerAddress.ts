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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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

/** Of several redirects the one for a requested address: that with the most parameters. */
export function findRedirect<Item extends { from: string }>(
  redirects: readonly Item[],
  address: string,
): Item | undefined {
  if (address.length > maxRequestedLength) return undefined;
  const requested = formerAddress(address);
  const [first] = redirects
    .map((redirect) => ({ redirect, former: formerAddress(redirect.from) }))
    .filter(({ former }) => isFor(former, requested))
    .toSorted((one, other) => other.former.parameters.length - one.former.parameters.length);
  return first?.redirect;
}

/**
 * Redirects that ask for parameters, such as `/index.php?id=5`. They come before all pages, of which most ignore unknown
 * parameters.
 */
export const askingForParameters = <Item extends { from: string }>(redirects: readonly Item[]): Item[] =>
  redirects.filter(({ from }) => from.includes('?'));

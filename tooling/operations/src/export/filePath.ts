import { posix } from 'node:path';

/** Folder below a page for what its address asks; no page of a site has such a part in its path. */
const asked = '_';

/** The address by which a static server finds a page that depends on its query: the query becomes part of the path. */
export function staticAddress({ pathname, search }: URL): string {
  if (!search) return pathname;
  const query = search.slice(1).replaceAll(/[%/\\]/g, '-');
  return `${pathname.replace(/\/$/, '')}/${asked}/${query}/`;
}

/**
 * Where the file of a static address lies in the folder of an export. Throws for what would lie outside of it.
 * @param isDocument whether it is HTML: a page without an ending is the index of a folder of its own
 */
export function filePath(address: string, isDocument: boolean): string {
  const path = posix.normalize(decodeURIComponent(address)).replace(/^\/+/, '');
  if (path.startsWith('..') || path.includes('\0')) throw new Error(`no file can have the address ${address}`);
  const isFile = !isDocument && path !== '' && !path.endsWith('/');
  return isFile || path.endsWith('.html') ? path : posix.join(path, 'index.html');
}

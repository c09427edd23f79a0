import { posix } from 'node:path';

/** Folder for pages with a query; no page has such a path segment. */
const asked = '_';

/** The static URL of a page; a query becomes part of the path. */
export function staticAddress({ pathname, search }: URL): string {
  if (!search) return pathname;
  const query = search.slice(1).replaceAll(/[%/\\]/g, '-');
  return `${pathname.replace(/\/$/, '')}/${asked}/${query}/`;
}

/**
 * The file of a static URL in the folder of an export. Throws for path traversal.
 * @param isDocument whether it is HTML; a page without an extension becomes the index of a folder
 */
export function filePath(address: string, isDocument: boolean): string {
  const path = posix.normalize(decodeURIComponent(address)).replace(/^\/+/, '');
  if (path.startsWith('..') || path.includes('\0')) throw new Error(`no file can have the address ${address}`);
  const isFile = !isDocument && path !== '' && !path.endsWith('/');
  return isFile || path.endsWith('.html') ? path : posix.join(path, 'index.html');
}

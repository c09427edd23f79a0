import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Found } from './collect.ts';
import { filePath, staticAddress } from './filePath.ts';
import { redirectDocument, staticDocument, withPolicy } from './staticDocument.ts';

/** Rewrites a link for a static server; links outside the export stay unchanged. */
function rewriter(found: readonly Found[], base: URL): (address: string) => string {
  const known = new Set(found.map(({ url }) => url.pathname + url.search));
  return (address) => {
    if (!URL.canParse(address, base)) return address;
    const url = new URL(address, base);
    const own = url.host === base.host && known.has(url.pathname + url.search);
    return own ? staticAddress(url) + url.hash : address;
  };
}

function fileOf({ url, status, contentType, location, policy, body }: Found, rewrite: (address: string) => string) {
  const address = staticAddress(url);
  if (location && status >= 300 && status < 400) {
    return { path: filePath(address, true), content: redirectDocument(rewrite(location)) };
  }
  if (!contentType.startsWith('text/html')) return { path: filePath(address, false), content: body };
  return { path: filePath(address, true), content: withPolicy(staticDocument(body.toString('utf8'), rewrite), policy) };
}

/**
 * Writes the crawled resources as files. The folder is replaced atomically.
 * @returns how many files it has
 */
export async function writeExport(found: readonly Found[], folder: string): Promise<number> {
  const draft = `${folder}.draft`;
  const former = `${folder}.former`;
  await rm(draft, { recursive: true, force: true });
  for (const each of found) {
    const { path, content } = fileOf(each, rewriter(found, each.url));
    await mkdir(join(draft, dirname(path)), { recursive: true });
    await writeFile(join(draft, path), content);
  }
  await rm(former, { recursive: true, force: true });
  await rename(folder, former).catch(() => {}); // There is none at the first export.
  await rename(draft, folder);
  await rm(former, { recursive: true, force: true });
  return found.length;
}

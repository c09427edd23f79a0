import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Representation, represent } from './representation.ts';
import { fileHeaders } from './securityHeaders.ts';

/** Built files by URL path. */
export type StaticFiles = ReadonlyMap<string, Representation>;

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
};

/** Names of built files carry a hash of their content. */
const immutable = 'public, max-age=31536000, immutable';

/** Files that `precompress` wrote. */
const encodedExtensions = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads the built files and their precompressed encodings into memory, a few hundred kilobytes. Skips files with an
 * unknown extension.
 * @param clientDirectory contains `assets`
 */
export async function loadStaticFiles(clientDirectory: string): Promise<StaticFiles> {
  const directory = join(clientDirectory, 'assets');
  const names = await readdir(directory).catch(() => []);
  const present = new Set(names);
  const load = async (name: string): Promise<[string, Representation][]> => {
    const contentType = contentTypes[extname(name)];
    if (!contentType) return [];
    const read = (extension: string) =>
      present.has(name + extension) ? readFile(join(directory, name + extension)) : undefined;
    const [identity, br, gzip] = await Promise.all([
      readFile(join(directory, name)),
      read(encodedExtensions.br),
      read(encodedExtensions.gzip),
    ]);
    const headers = { ...fileHeaders, 'content-type': contentType, 'cache-control': immutable };
    return [[`/assets/${name}`, represent(200, headers, { identity, ...(br && { br }), ...(gzip && { gzip }) })]];
  };
  return new Map((await Promise.all(names.map(load))).flat());
}

import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Representation, represent } from './representation.ts';
import { fileHeaders } from './securityHeaders.ts';

/** Built files by their address. */
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

/** What {@link precompress} left beside a file. */
const encodedEndings = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads the built files into memory, some hundred kilobytes, with what was encoded beside them. Files of a kind that the
 * build does not make are left out.
 * @param clientDirectory folder of `assets`
 */
export async function loadStaticFiles(clientDirectory: string): Promise<StaticFiles> {
  const directory = join(clientDirectory, 'assets');
  const names = await readdir(directory).catch(() => []);
  const present = new Set(names);
  const load = async (name: string): Promise<[string, Representation][]> => {
    const contentType = contentTypes[extname(name)];
    if (!contentType) return [];
    const read = (ending: string) =>
      present.has(name + ending) ? readFile(join(directory, name + ending)) : undefined;
    const [identity, br, gzip] = await Promise.all([
      readFile(join(directory, name)),
      read(encodedEndings.br),
      read(encodedEndings.gzip),
    ]);
    const headers = { ...fileHeaders, 'content-type': contentType, 'cache-control': immutable };
    return [[`/assets/${name}`, represent(200, headers, { identity, ...(br && { br }), ...(gzip && { gzip }) })]];
  };
  return new Map((await Promise.all(names.map(load))).flat());
}

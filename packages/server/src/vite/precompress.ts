import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible: ReadonlySet<string> = new Set(['.js', '.css', '.svg', '.json']);

/**
 * Writes a `.br` and a `.gz` file next to each built file that shrinks, at the best compression level.
 * @param clientDirectory contains `assets`
 */
export async function precompress(clientDirectory: string): Promise<void> {
  const directory = join(clientDirectory, 'assets');
  for (const name of await readdir(directory)) {
    if (!compressible.has(extname(name))) continue;
    const path = join(directory, name);
    const bytes = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const encoded = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
    for (const [extension, body] of Object.entries(encoded)) {
      if (body.length < bytes.length) await writeFile(`${path}.${extension}`, body);
    }
  }
}

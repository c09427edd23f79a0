import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const packable: ReadonlySet<string> = new Set(['.js', '.css', '.svg', '.json']);

/**
 * Puts a `.br` and a `.gz` beside each built file that gets smaller by it, as small as they can be.
 * @param clientDirectory folder of `assets`
 */
export async function precompress(clientDirectory: string): Promise<void> {
  const directory = join(clientDirectory, 'assets');
  for (const name of await readdir(directory)) {
    if (!packable.has(extname(name))) continue;
    const path = join(directory, name);
    const bytes = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const encoded = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
    for (const [ending, body] of Object.entries(encoded)) {
      if (body.length < bytes.length) await writeFile(`${path}.${ending}`, body);
    }
  }
}

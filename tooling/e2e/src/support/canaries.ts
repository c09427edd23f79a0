import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Values that must not leak, by name. Alphanumeric, so that encodings do not change them. */
export type Canaries = Readonly<Record<string, string>>;

/** Names of the values in a text or in bytes, plain or base64-encoded. */
export function canariesIn(planted: Canaries, content: string | Buffer): string[] {
  const bytes = Buffer.from(content);
  return Object.entries(planted)
    .filter(([, value]) => [0, 1, 2].some((at) => bytes.includes(packed(value, at))) || bytes.includes(value))
    .map(([name]) => name);
}

/** The base64 encoding of a value at an offset within a group of three bytes, without the ambiguous ends. */
function packed(value: string, at: number): string {
  const whole = Buffer.concat([Buffer.alloc(at), Buffer.from(value)]).toString('base64');
  return whole.slice(at === 0 ? 0 : 4, -4);
}

/** The leaked values in the files of a folder, and the number of files searched. */
export async function canariesInFolder(planted: Canaries, folder: string): Promise<{ found: string[]; files: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  let files = 0;
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const where = relative(folder, path);
    files += 1;
    found.push(...canariesIn(planted, where).map((name) => `${name} in a name: ${where}`));
    // Outbox files may be erased meanwhile.
    const content = await readFile(path).catch(() => '');
    found.push(...canariesIn(planted, content).map((name) => `${name} in ${where}`));
  }
  return { found, files };
}

import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Values that must not be found again, by what they are; letters and digits, which no encoding changes. */
export type Canaries = Readonly<Record<string, string>>;

/** Which of them are in a text, or in bytes; base64 hides nothing. */
export function canariesIn(planted: Canaries, content: string | Buffer): string[] {
  const bytes = Buffer.from(content);
  return Object.entries(planted)
    .filter(([, value]) => [0, 1, 2].some((at) => bytes.includes(packed(value, at))) || bytes.includes(value))
    .map(([name]) => name);
}

/** How a value stands in base64 where it begins at this place of a group of three bytes, without its ends. */
function packed(value: string, at: number): string {
  const whole = Buffer.concat([Buffer.alloc(at), Buffer.from(value)]).toString('base64');
  return whole.slice(at === 0 ? 0 : 4, -4);
}

/** What is found in the files of a folder, and how many files were read. */
export async function canariesInFolder(planted: Canaries, folder: string): Promise<{ found: string[]; files: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  let files = 0;
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const where = relative(folder, path);
    files += 1;
    found.push(...canariesIn(planted, where).map((name) => `${name} in a name: ${where}`));
    // Files of the outbox may be erased in between.
    const content = await readFile(path).catch(() => '');
    found.push(...canariesIn(planted, content).map((name) => `${name} in ${where}`));
  }
  return { found, files };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files below a folder that contain one of the words, ignoring case. */
export async function tracesIn(folder: string, words: readonly string[]): Promise<string[]> {
  const lowerCaseWords = words.map((word) => word.toLowerCase());
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const path of entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name))) {
    const content = (await readFile(path, 'latin1')).toLowerCase();
    if (lowerCaseWords.some((word) => content.includes(word))) found.push(path);
  }
  return found;
}

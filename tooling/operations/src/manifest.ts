import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Name of the file in a backup that says what belongs to it. */
export const manifestFile = 'manifest.json';

/** SHA-256 in hex of each file, by its path in the backup. */
export type Manifest = Readonly<Record<string, string>>;

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** What lies in a folder, without the manifest itself. */
export async function readContents(folder: string): Promise<Manifest> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const contents: Record<string, string> = {};
  for (const path of paths.toSorted()) if (path !== manifestFile) contents[path] = await hashOf(join(folder, path));
  return contents;
}

export async function writeManifest(folder: string): Promise<Manifest> {
  const manifest = await readContents(folder);
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** A backup that is not as it was made. Its message names the first file that is missing, changed or new. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}

/** Holds a backup to its manifest. Throws {@link DamagedBackup}. */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new DamagedBackup(`${folder} is no backup: it has no ${manifestFile}`);
  });
  const manifest: Manifest = JSON.parse(text);
  const contents = await readContents(folder);
  for (const path of new Set([...Object.keys(manifest), ...Object.keys(contents)])) {
    if (manifest[path] !== contents[path]) throw new DamagedBackup(`${path} is not as it was when the backup was made`);
  }
  return manifest;
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** File name of a backup's manifest. */
export const manifestFile = 'manifest.json';

/** SHA-256 in hex of each file by path. */
export type Manifest = Readonly<Record<string, string>>;

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The files of a folder without the manifest. */
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

/** A modified backup. The message names the first missing, changed or additional file. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup';
}

/** Verifies a backup against its manifest. Throws {@link DamagedBackup}. */
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

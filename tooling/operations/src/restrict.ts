import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder and everything in it accessible to its owner only: it holds applications and secrets. */
export async function restrict(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

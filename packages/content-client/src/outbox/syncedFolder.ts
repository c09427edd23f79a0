import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Syncs a directory, so that entries created in it survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/** Creates a directory and its missing parents, accessible to the service's user only and synced to disk. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let created = folder; created.length >= first.length; created = dirname(created))
    await syncFolder(dirname(created));
}

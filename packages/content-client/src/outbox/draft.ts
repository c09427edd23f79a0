import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireSpace } from './freeSpace.ts';
import { syncFolder } from './syncedFolder.ts';

/** Bytes after which the free space is looked at again. */
const checkedBytes = 1024 * 1024;

/** A file on disk. Its name and media type are determined elsewhere. */
export interface WrittenFile {
  path: string;
  bytes: number;
  /** SHA-256, in hex. */
  hash: string;
}

/** Begins a draft in a new directory below `parent`. */
export function beginDraft(parent: string) {
  const folder = join(parent, randomUUID());
  let creation: Promise<unknown> | undefined;
  let isKept = false;
  return {
    /** Streams a file to disk chunk by chunk and syncs it. Rejects with the error of the stream or of the disk (`ENOSPC`). */
    async write(content: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
      await (creation ??= mkdir(folder, { recursive: true, mode: 0o700 }));
      const path = join(folder, randomUUID());
      const hash = createHash('sha256');
      let bytes = 0;
      let checkedAt = 0;
      requireSpace(folder);
      await using handle = await open(path, 'wx', 0o600);
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        if (bytes - checkedAt >= checkedBytes) {
          requireSpace(folder);
          checkedAt = bytes;
        }
        await handle.writeFile(chunk);
      }
      await handle.sync();
      return { path, bytes, hash: hash.digest('hex') };
    },
    /** Syncs the directories, so that the files survive a power failure. */
    async sync(): Promise<void> {
      if (!creation) return;
      for (const each of [folder, parent, dirname(parent)]) await syncFolder(each);
    },
    /** Hands the files to an accepted submission; `discard` has no effect afterwards. */
    keep: () => void (isKept = true),
    /** Removes the files. */
    async discard(): Promise<void> {
      if (!isKept) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The files of a submission that is still being received. */
export type Draft = ReturnType<typeof beginDraft>;

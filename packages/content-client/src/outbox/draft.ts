import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from './syncedFolder.ts';

/** A file that has been written down; what it is called and what it is, is found out by others. */
export interface WrittenFile {
  path: string;
  bytes: number;
  /** SHA-256, in hex. */
  hash: string;
}

/** The files of a submission that is still arriving. */
export interface Draft {
  /**
   * Writes a file as it arrives, never more of it in memory than a piece, and syncs it to the disk. Rejects with the
   * error of the stream or of the disk (`ENOSPC`).
   */
  write(content: AsyncIterable<Uint8Array>): Promise<WrittenFile>;
  /** Syncs where the files lie: when this resolves, they are found after a power cut. */
  sync(): Promise<void>;
  /** They belong to an accepted submission now, and can no longer be discarded. */
  keep(): void;
  /** Removes what is there of it. */
  discard(): Promise<void>;
}

/** Begins a draft in a folder of its own below `place`. */
export function beginDraft(place: string): Draft {
  const folder = join(place, randomUUID());
  let made: Promise<unknown> | undefined;
  let kept = false;
  return {
    async write(content) {
      await (made ??= mkdir(folder, { recursive: true, mode: 0o700 }));
      const path = join(folder, randomUUID());
      const hash = createHash('sha256');
      let bytes = 0;
      const handle = await open(path, 'wx', 0o600);
      try {
        for await (const piece of content) {
          hash.update(piece);
          bytes += piece.byteLength;
          await handle.writeFile(piece);
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      return { path, bytes, hash: hash.digest('hex') };
    },
    async sync() {
      if (!made) return;
      for (const each of [folder, place, dirname(place)]) await syncFolder(each);
    },
    keep: () => void (kept = true),
    async discard() {
      if (!kept) await rm(folder, { recursive: true, force: true });
    },
  };
}

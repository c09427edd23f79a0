import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

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
  /** Gives the files their place for good, under a key. They are on the disk when this resolves. */
  keep(key: string, files: readonly WrittenFile[]): Promise<WrittenFile[]>;
  /** Removes what is there of it. */
  discard(): Promise<void>;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Begins a draft.
 * @param arriving folder of what is not accepted yet; swept at every start
 * @param accepted folder of what is
 */
export function beginDraft(arriving: string, accepted: string): Draft {
  const folder = join(arriving, randomUUID());
  let made: Promise<unknown> | undefined;
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
    async keep(key, files) {
      if (files.length === 0) return [];
      const place = join(accepted, key);
      await mkdir(place, { recursive: true, mode: 0o700 });
      const kept: WrittenFile[] = [];
      for (const [position, file] of files.entries()) {
        const path = join(place, String(position));
        await rename(file.path, path);
        kept.push({ ...file, path });
      }
      await syncFolder(place);
      await syncFolder(accepted);
      return kept;
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

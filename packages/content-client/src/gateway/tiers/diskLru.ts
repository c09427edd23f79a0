import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The block size of all common file systems. */
const blockBytes = 4_096;

/** Eviction frees more than necessary, so that the next one is not due at once. */
const shareAfterEviction = 0.75;

/** Share of the limit that may be written between two scans of the directory. */
const shareBetweenScans = 0.125;

interface File {
  path: string;
  bytes: number;
  usedAt: number;
}

async function filesIn(directory: string): Promise<File[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: File[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // The file may have been deleted since.
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
    files.push({ path, bytes: Math.ceil(size / blockBytes) * blockBytes, usedAt: mtimeMs });
  }
  return files;
}

/** Removes the least recently used files until the directory is well below its limit. */
async function evict(directory: string, maxBytes: number): Promise<void> {
  const files = await filesIn(directory);
  let totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (totalBytes <= maxBytes) return;
  for (const { path, bytes } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (totalBytes <= maxBytes * shareAfterEviction) return;
    await rm(path, { force: true });
    totalBytes -= bytes;
  }
}

/**
 * Limits the size of a directory by evicting the least recently used files in the background. Recency is the file's
 * modification time, so it survives restarts. Never throws.
 * @param maxBytes may be exceeded by at most an eighth
 */
export function createDiskLru(directory: string, maxBytes: number) {
  const touched = new Set<string>();
  let writtenBytes = 0;
  let eviction: Promise<void> | undefined;

  function scan(): void {
    writtenBytes = 0;
    touched.clear();
    eviction ??= evict(directory, maxBytes)
      .catch(() => {}) // The next scan tries again.
      .finally(() => (eviction = undefined));
  }
  scan();

  return {
    /** Call when a file of this size is being written. */
    wrote(bytes: number): void {
      writtenBytes += Math.max(bytes, blockBytes);
      if (writtenBytes > maxBytes * shareBetweenScans) scan();
    },
    /** Call when a file was read: marks it as recently used. */
    used(path: string): void {
      if (touched.has(path)) return;
      touched.add(path);
      const now = new Date();
      void utimes(path, now, now).catch(() => {}); // The file may be gone, or the disk full.
    },
    /** Resolves when no eviction is running. */
    settled: async () => eviction,
  };
}

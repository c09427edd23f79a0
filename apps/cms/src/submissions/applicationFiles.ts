import { isRandomId, randomId } from '../media/randomId.ts';
import type { Arriving, PrivateFiles } from '../media/privateFiles.ts';

/** A file of an application. */
export interface PrivateFile {
  /** Its name where it is kept. */
  id: string;
  /** As the applicant named it; for reading only, never a path. */
  name: string;
  type: string;
  bytes: number;
}

/** A part of a request, as it lies on the disk. */
export interface Arrived {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  size: number;
  position?: number;
}

/** Removes the files of an application. */
export async function eraseFolder(kept: PrivateFiles, folder: string): Promise<void> {
  if (isRandomId(folder)) await kept.erase(folder);
}

/** Takes files into a new folder, safely kept: all of them or none. */
export async function keepFiles(
  kept: PrivateFiles,
  arrived: readonly Arrived[],
): Promise<{ folder: string; files: PrivateFile[] }> {
  const folder = randomId();
  const arriving: Arriving[] = [];
  const files: PrivateFile[] = [];
  for (const { filepath, originalFilename, mimetype, size } of arrived) {
    const id = randomId();
    arriving.push({ name: id, source: filepath });
    files.push({ id, name: originalFilename ?? '', type: mimetype ?? 'application/octet-stream', bytes: size });
  }
  await kept.keep(folder, arriving);
  return { folder, files };
}

import { isRandomId, randomId } from '../../media/randomId.ts';
import type { NewFile, PrivateFiles } from '../../media/privateFiles.ts';

/** A file of an application. */
export interface PrivateFile {
  /** Its name in storage. */
  id: string;
  /** The applicant's file name; for display only, never used as a path. */
  name: string;
  type: string;
  bytes: number;
}

/** A file part of a multipart request, as formidable wrote it to disk. */
export interface UploadedFile {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  size: number;
  position?: number;
}

/** Removes the files of an application. */
export async function eraseFolder(storage: PrivateFiles, folder: string): Promise<void> {
  if (isRandomId(folder)) await storage.erase(folder);
}

/** Stores files durably in a new folder: all of them or none. */
export async function storeFiles(
  storage: PrivateFiles,
  uploaded: readonly UploadedFile[],
): Promise<{ folder: string; files: PrivateFile[] }> {
  const folder = randomId();
  const newFiles: NewFile[] = [];
  const files: PrivateFile[] = [];
  for (const { filepath, originalFilename, mimetype, size } of uploaded) {
    const id = randomId();
    newFiles.push({ name: id, source: filepath });
    files.push({ id, name: originalFilename ?? '', type: mimetype ?? 'application/octet-stream', bytes: size });
  }
  await storage.keep(folder, newFiles);
  return { folder, files };
}

import type { Core } from '@strapi/strapi';
import { privateFilesOf } from '../../media/media.ts';
import { isRandomId, randomId } from '../../media/randomId.ts';
import type { NewFile, PrivateFiles } from '../../media/privateFiles.ts';
import type { UploadedFile } from '../../strapi/context.ts';
import { listsFiles } from './writeOnce.ts';

export interface PrivateFile {
  /** Its name in storage. */
  id: string;
  /** The applicant's file name; for display only, never used as a path. */
  name: string;
  type: string;
  bytes: number;
}

export async function eraseFolder(storage: PrivateFiles, folder: string): Promise<void> {
  if (isRandomId(folder)) await storage.erase(folder);
}

async function storeIn(
  storage: PrivateFiles,
  folder: string,
  uploaded: readonly UploadedFile[],
): Promise<PrivateFile[]> {
  const newFiles: NewFile[] = [];
  const files: PrivateFile[] = [];
  for (const { filepath, originalFilename, mimetype, size } of uploaded) {
    const id = randomId();
    newFiles.push({ name: id, source: filepath });
    files.push({ id, name: originalFilename ?? '', type: mimetype ?? 'application/octet-stream', bytes: size });
  }
  await storage.keep(folder, newFiles);
  return files;
}

/** Stores files durably in a new folder: all of them or none. */
export async function storeFiles(
  storage: PrivateFiles,
  uploaded: readonly UploadedFile[],
): Promise<{ folder: string; files: PrivateFile[] }> {
  const folder = randomId();
  return { folder, files: await storeIn(storage, folder, uploaded) };
}

/** Stores more files in the folder of an application and has them written into the entry: all of them or none. */
export async function addFiles(
  strapi: Core.Strapi,
  { documentId, folder }: { documentId: string; folder: string },
  uploaded: readonly UploadedFile[],
  write: (files: readonly PrivateFile[]) => Promise<void>,
): Promise<void> {
  const storage = privateFilesOf(strapi);
  const files = await storeIn(storage, folder, uploaded);
  try {
    await write(files);
  } catch (error) {
    // The entry may list them: the database may have committed and only its response was lost.
    if (await listsFiles(strapi, documentId, files)) return;
    for (const { id } of files) await storage.erase(folder, id);
    throw error;
  }
}

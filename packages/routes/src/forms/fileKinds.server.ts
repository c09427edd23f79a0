import { openAsBlob } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { fileTypeFromBlob } from 'file-type';
import { zipEntries } from './zipDirectory.server.ts';

/** Kinds of file that an application may bring. */
const kinds: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/webp',
]);

/** What is wrong with a file; the form says it in the visitor's language. */
export type FileProblem = 'empty' | 'tooLarge' | 'kind' | 'locked' | 'duplicate' | 'tooMany' | 'infected';

export type FileKind = { type: string } | { problem: FileProblem };

/** Microsoft's compound file, which Word 97 to 2003 wrote, and in which a locked DOCX is wrapped. */
const compoundFile = 'application/x-cfb';

/** How much of a compound file is searched for the names of its parts, in bytes; they can lie anywhere. */
const searched = 12 * 1024 * 1024;

async function compoundKind(path: string): Promise<FileKind> {
  const { size } = await stat(path);
  const content = await readFile(path);
  const has = (part: string): boolean => size <= searched && content.includes(Buffer.from(part, 'utf16le'));
  if (has('EncryptedPackage')) return { problem: 'locked' };
  return has('WordDocument') ? { type: 'application/msword' } : { problem: 'kind' };
}

/** Whether a PDF names an encryption in its last part or its cross-reference, and cannot be opened without a password. */
async function isLockedPdf(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (!content.includes('/Encrypt')) return false;
  const { getDocumentProxy } = await import('unpdf');
  try {
    const { loadingTask } = await getDocumentProxy(new Uint8Array(content));
    await loadingTask.destroy();
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  }
}

/** Kinds that are archives inside. */
const archives: ReadonlySet<string> = new Set([
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
]);

/** No document of 10 MB is larger when it is unpacked, in bytes; one that is would fill a computer. */
const mostUnpacked = 100 * 1024 * 1024;

/** Where Word keeps macros. A document without any in its name has none. */
const macros = /(?:^|\/)vbaProject\.bin$/i;

/** Whether an archive is a document that one can open without harm, as far as its directory tells. */
async function isHarmless(path: string): Promise<boolean> {
  const entries = zipEntries(await readFile(path));
  if (!entries || entries.some(({ name }) => macros.test(name))) return false;
  return entries.reduce((sum, { bytes }) => sum + bytes, 0) <= mostUnpacked;
}

/** HEIC has several names for much the same; telephones write all of them. */
const sameAs: Readonly<Record<string, string>> = { 'image/heif': 'image/heic', 'image/heic-sequence': 'image/heic' };

async function startsWithNothing(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, 0);
    return bytesRead === 0;
  } finally {
    await handle.close();
  }
}

/** Finds out what a file is by its content, whatever it is called. */
export async function fileKind(path: string): Promise<FileKind> {
  if (await startsWithNothing(path)) return { problem: 'empty' };
  // Its function for paths loads a package as it runs, which the built site does not have. A blob is read piece by piece.
  const found = await fileTypeFromBlob(await openAsBlob(path)).catch(() => undefined);
  if (!found) return { problem: 'kind' };
  if (found.mime === compoundFile) return compoundKind(path);
  const type = sameAs[found.mime] ?? found.mime;
  if (!kinds.has(type)) return { problem: 'kind' };
  if (archives.has(type) && !(await isHarmless(path))) return { problem: 'kind' };
  if (type === 'application/pdf' && (await isLockedPdf(path))) return { problem: 'locked' };
  return { type };
}

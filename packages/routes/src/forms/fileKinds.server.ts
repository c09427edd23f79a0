import { beginningBytes, type FileType, typeOfBeginning } from '@group/content-client/contract/submissions/files';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { BrokenArchive, readZipDirectory, unpack, type ZipEntry } from './zipArchive.server.ts';

/** Why a file is rejected; the form shows it in the visitor's language. */
export type FileProblem = 'empty' | 'tooLarge' | 'kind' | 'locked' | 'duplicate' | 'tooMany' | 'infected';

export type FileKind = { type: FileType } | { problem: FileProblem };

/** How much the archives of one form may still unpack to, in bytes. */
export interface UnpackingAllowance {
  bytes: number;
}

/** Photos barely compress: ten documents full of them unpack to little more than the 100 MB of the largest form. */
export const unpackingAllowance = (): UnpackingAllowance => ({ bytes: 200 * 1024 * 1024 });

/** A genuine document of 10 MB unpacks to less; a larger one is a zip bomb. */
const maxUnpackedBytes = 100 * 1024 * 1024;

/** The parts in which Word stores macros. */
const macros = /(?:^|\/)vbaProject\.bin$/i;

/** The part of a document that declares its type, and the declaration of each type. */
const documents = [
  {
    part: '[Content_Types].xml',
    says: /["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    part: 'mimetype',
    says: /^application\/vnd\.oasis\.opendocument\.text\s*$/,
    type: 'application/vnd.oasis.opendocument.text',
  },
] as const;
/** Longest such part: it has a line for each part of the document. */
const maxDescriptionBytes = 1024 * 1024;

const totalOf = (entries: readonly ZipEntry[]): number => entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);

/** Throws {@link BrokenArchive}, and the errors of zlib. */
async function documentType(path: string, file: FileHandle, allowance: UnpackingAllowance) {
  const entries = await readZipDirectory(file);
  const total = totalOf(entries);
  if (total > Math.min(maxUnpackedBytes, allowance.bytes) || entries.some(({ name }) => macros.test(name)))
    return undefined;
  allowance.bytes -= total;
  let type: FileType | undefined;
  for (const entry of entries) {
    const document = documents.find(({ part }) => part === entry.name);
    if (document && entry.unpackedBytes > maxDescriptionBytes) return undefined;
    const description: Uint8Array[] = [];
    // Unpacks each part, because only that verifies the sizes in the directory.
    for await (const piece of unpack(path, file, entry)) if (document) description.push(piece);
    if (document?.says.test(Buffer.concat(description).toString())) type = document.type;
  }
  return type;
}

async function archiveKind(path: string, file: FileHandle, allowance: UnpackingAllowance): Promise<FileKind> {
  try {
    const type = await documentType(path, file, allowance);
    return type ? { type } : { problem: 'kind' };
  } catch (error) {
    if (error instanceof BrokenArchive || isOfZlib(error)) return { problem: 'kind' };
    throw error;
  }
}

const isOfZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/** Names of parts of a compound file; they can be anywhere in the file. */
const parts = { locked: Buffer.from('EncryptedPackage', 'utf16le'), word: Buffer.from('WordDocument', 'utf16le') };
const longestPart = Math.max(parts.locked.length, parts.word.length);

async function compoundKind(path: string): Promise<FileKind> {
  let isWord = false;
  let rest = Buffer.alloc(0);
  for await (const piece of createReadStream(path)) {
    if (!(piece instanceof Uint8Array)) continue; // A stream without an encoding yields only buffers.
    const searched = Buffer.concat([rest, piece]);
    if (searched.includes(parts.locked)) return { problem: 'locked' };
    isWord ||= searched.includes(parts.word);
    rest = searched.subarray(-longestPart);
  }
  return isWord ? { type: 'application/msword' } : { problem: 'kind' };
}

async function kindOf(path: string, file: FileHandle, allowance: UnpackingAllowance): Promise<FileKind> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0);
  if (bytesRead === 0) return { problem: 'empty' };
  const type = typeOfBeginning(buffer.toString('hex', 0, bytesRead));
  if (type === 'application/zip') return archiveKind(path, file, allowance);
  if (type === 'application/x-cfb') return compoundKind(path);
  return type ? { type } : { problem: 'kind' };
}

/**
 * Detects the kind of a file by its content, regardless of its name. Only the first bytes of it are parsed, except for
 * archives: a malicious file does no harm until someone opens it, whereas a parser would process any input on the server
 * (decision 041). The work is bounded by the size of the file and by the
 * allowance, never by values in the file. Rejects only on disk errors.
 */
export async function fileKind(path: string, allowance: UnpackingAllowance): Promise<FileKind> {
  await using file = await open(path, 'r');
  return await kindOf(path, file, allowance);
}

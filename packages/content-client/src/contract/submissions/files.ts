import type { SubmissionKind } from './fields.ts';

/** Files of an application. */
export const maxFiles = 10;

/** Size of each file, as the forms state it. */
export const maxFileMegabytes = 10;

export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

export interface FileLimits {
  maxFiles: number;
  /** Of each file. */
  maxFileBytes: number;
}

/** Limits of each form; a message has no files. */
export const fileLimits: Readonly<Record<SubmissionKind, FileLimits>> = {
  application: { maxFiles, maxFileBytes },
  message: { maxFiles: 0, maxFileBytes: 0 },
};

/**
 * The websites read an oversized form up to this multiple of the limit, as browsers show the answer only to a request
 * that was read to its end. A proxy in front of them must let that much through.
 */
export const maxReadFactor = 3;

/** Accepted media types and the endings of their file names; the first replaces an ending that does not match. */
export const fileEndings = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'image/webp': ['webp'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Media type of an accepted file. */
export type FileType = keyof typeof fileEndings;

/** Endings that are accepted, but that no current program gives to a JPEG. */
const rareEndings: ReadonlySet<string> = new Set(['jpe', 'jfif']);

/** The `accept` attribute of the file field. The server goes by the content of a file, whatever its name. */
export const acceptedEndings = Object.values(fileEndings)
  .flat()
  .flatMap((ending) => (rareEndings.has(ending) ? [] : `.${ending}`))
  .join(',');

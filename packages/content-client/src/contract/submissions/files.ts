import type { SubmissionKind } from './fields.ts';

/** Files of an application. */
export const maxFiles = 10;

/** Size of each file, as the forms state it; decimal, as the sizes that they show. */
export const maxFileMegabytes = 10;

export const maxFileBytes = maxFileMegabytes * 1_000_000;

export interface FileLimits {
  maxFiles: number;
  /** Of each file. */
  maxFileBytes: number;
}

/** Limits of each form; only an application has files. */
export const fileLimits: Readonly<Record<SubmissionKind, FileLimits>> = {
  application: { maxFiles, maxFileBytes },
  message: { maxFiles: 0, maxFileBytes: 0 },
  visit: { maxFiles: 0, maxFileBytes: 0 },
  alert: { maxFiles: 0, maxFileBytes: 0 },
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

/** Formats that contain documents of several kinds; the file's name has to say which. */
export type ContainerType = 'application/zip' | 'application/x-cfb';

/** The first bytes of each kind of file, in hex. */
const beginnings: readonly (readonly [type: FileType | ContainerType, beginning: RegExp])[] = [
  // Any JPEG except JPEG-LS, which no browser displays.
  ['image/jpeg', /^ffd8ff(?!f7)../],
  ['image/png', /^89504e470d0a1a0a/],
  // "RIFF", its length, "WEBP".
  ['image/webp', /^52494646.{8}57454250/],
  // The length of the box, "ftyp", and one of heic, heim, heis, heix, hevc, hevm, hevs, hevx, mif1, msf1 (ISO/IEC 23008-12).
  ['image/heic', /^.{8}66747970(?:6865(?:69|76)(?:63|6d|73|78)|6d(?:69|73)6631)/],
  // The format of DOCX and ODT.
  ['application/zip', /^504b0304/],
  // Microsoft's compound file: the format of Word 97 to 2003, and the envelope of a password-protected DOCX.
  ['application/x-cfb', /^d0cf11e0a1b11ae1/],
  // "%PDF" within the first 1024 bytes (PDF 1.7, appendix H), as printers and scanners write their commands before it; but
  // no page, program or script: "<", "MZ", "ELF", "#!", also after white space, zero bytes and a byte order mark.
  ['application/pdf', /^(?!(?:00|09|0a|0c|0d|20|efbbbf)*(?:3c|4d5a|7f454c46|2321))(?:..){0,1020}?25504446/],
];

/** Number of bytes that {@link typeOfBeginning} needs. */
export const beginningBytes = 1024;

/** The kind of a file by its first bytes, in hex; `undefined` for one that is not accepted. */
export function typeOfBeginning(hex: string): FileType | ContainerType | undefined {
  return beginnings.find(([, beginning]) => beginning.test(hex))?.[0];
}

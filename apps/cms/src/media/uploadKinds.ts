import { open } from 'node:fs/promises';
import { parse } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** MIME types that the media library accepts, with the extension under which each is stored. */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'application/pdf': '.pdf',
};

/** Bytes at the start of a file that `file-type` needs for detection. */
const signatureBytes = 4100;

const refusal =
  'Diese Datei kann nicht hochgeladen werden. Möglich sind Bilder (JPEG, PNG, WebP, AVIF) und PDF-Dateien.';

const heicRefusal =
  'Dieses Bild hat das Format HEIC, das viele Browser nicht zeigen. Bitte als JPEG speichern und noch einmal hochladen. ' +
  'Ein iPhone fotografiert in JPEG, wenn unter «Einstellungen > Kamera > Formate» die Option «Maximale Kompatibilität» ' +
  'gewählt ist.';

const unreadable =
  'Dieses Bild lässt sich nicht lesen: Es ist beschädigt, unvollständig oder zu gross. Bitte noch einmal als JPEG speichern ' +
  'und hochladen.';

/** A local file that is to be uploaded to the library. */
interface Candidate {
  filepath: string;
  originalFilename: string | null;
  mimetype?: string | null;
  /** Strapi stores this type instead of the declared one. */
  detectedMimeType?: string;
}

interface UploadService {
  upload: (input: { files: Candidate | Candidate[] }, options?: object) => Promise<unknown>;
  replace: (id: unknown, input: { file: Candidate }, options?: object) => Promise<unknown>;
}

/** The extension of an accepted MIME type. */
export const extensionOf = (mime: string): string | undefined => extensions[mime];

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(signatureBytes), 0, signatureBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Throws if the websites could not render a picture, which they would leave out. */
async function requireReadable(path: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  await sharp(path)
    .stats()
    .catch(() => {
      throw new errors.ValidationError(unreadable);
    });
}

/** Sets a file's type and extension from its content. Throws if the library does not accept the type. */
async function declareByContent(file: Candidate): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(await startOf(file.filepath)))?.mime ?? '';
  const extension = extensionOf(mime);
  if (!extension) throw new errors.ValidationError(/^image\/hei[cf]/.test(mime) ? heicRefusal : refusal);
  if (mime.startsWith('image/')) await requireReadable(file.filepath);
  file.originalFilename = parse(file.originalFilename ?? 'datei').name + extension;
  file.mimetype = mime;
  file.detectedMimeType = mime;
}

/**
 * Restricts the media library to pictures and PDF files, because its files are served from the admin's origin. All
 * writes pass through the two functions wrapped here: uploads, replacements, imports from a URL and seeds.
 */
export function checkUploads(strapi: Core.Strapi): void {
  const service: UploadService = strapi.plugin('upload').service('upload');
  const { upload, replace } = service;
  service.upload = async (input, options) => {
    for (const file of [input.files].flat()) await declareByContent(file);
    return upload(input, options);
  };
  service.replace = async (id, input, options) => {
    await declareByContent(input.file);
    return replace(id, input, options);
  };
}

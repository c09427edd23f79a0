import { open } from 'node:fs/promises';
import { maxPictureMegapixels, maxPicturePixels } from '@group/content-client/contract/pictures';
import { typeOfBeginning } from '@group/content-client/contract/submissions/files';
import type { Core } from '@strapi/strapi';
import { errors, strings } from '@strapi/utils';
import { unreadablePicture } from '../strapi/germanError.ts';
import { file as library } from '../strapi/relations.ts';
import { replaceFunction } from '../strapi/replaceFunction.ts';
import { serviceOf } from '../strapi/services.ts';
import { type Tones, tonesOf } from './tones.ts';

/**
 * MIME types that the media library accepts, with the extension under which each is stored. Without AVIF: Strapi measures
 * none, and websites leave out pictures without a size.
 */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
};

/** Bytes at the start of a file that `file-type` needs for detection. */
const signatureBytes = 4100;

const kindMessage = 'Diese Datei kann nicht hochgeladen werden. Möglich sind Bilder (JPEG, PNG, WebP) und PDF-Dateien.';

const heicMessage =
  'Dieses Bild hat das Format HEIC, das viele Browser nicht zeigen. Bitte als JPEG speichern und noch einmal hochladen. ' +
  'Ein iPhone fotografiert in JPEG, wenn unter «Einstellungen > Kamera > Formate» die Option «Maximale Kompatibilität» ' +
  'gewählt ist.';

const tooManyPixels = (pixels: number): string =>
  `Dieses Bild hat ${Math.ceil(pixels / 1_000_000)} Megapixel; möglich sind höchstens ${maxPictureMegapixels}. ` +
  'Bitte verkleinern Sie es, und laden Sie es noch einmal hoch.';

interface Candidate {
  filepath: string;
  originalFilename: string | null;
  mimetype?: string | null;
  /** Strapi stores this type instead of the declared one. */
  detectedMimeType?: string;
}

interface FileInfo {
  name?: string | null;
}

interface Stored {
  id: number;
}

/** Of the name in an address. With an ending and Strapi's additions, websites show names of at most 200 characters. */
const maxSlugChars = 150;

const slugLength = (text: string): number => strings.nameToSlug(text, { separator: '_' }).length;

/**
 * The name of a file in the library, with the ending of its kind: staff download it by that name, and a PDF file named
 * `.hta` would run as a program. Without folders, and without characters that turn what stands behind them around.
 */
function storedName(given: string, extension: string): string {
  const [name = ''] = given.toWellFormed().normalize('NFC').split(/[/\\]/).slice(-1);
  const clean = name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]+/gu, ' ').replace(/^[.\s]+/, '');
  // No date at the end, such as 3.12.2026.
  let base = Array.from(clean.replace(/\.(?=\d*\p{L})[\p{L}\d]{1,5}\s*$/u, '')).slice(0, maxSlugChars);
  // A letter such as ä is two in an address, and some characters are whole words.
  while (slugLength(base.join('')) > maxSlugChars) base = base.slice(0, -5);
  return (base.join('').trim() || 'datei') + extension;
}

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

/** Throws if a picture has too many pixels for the websites. Reads its header only: nothing is decoded. */
async function requireFewPixels(path: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  // The height of an animation is that of all its frames together, which Strapi decodes at once.
  const { width, height } = await sharp(path, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new errors.ValidationError(unreadablePicture);
    });
  if (width * height > maxPicturePixels) throw new errors.ValidationError(tooManyPixels(width * height));
}

/** Sets a file's type, and the endings of its names, from its content. Throws if the library does not accept the type. */
async function declareByContent(file: Candidate, info: FileInfo | undefined): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type');
  const start = await startOf(file.filepath);
  // `file-type` knows a PDF only where nothing stands before it.
  const mime = (await fileTypeFromBuffer(start))?.mime ?? typeOfBeginning(Buffer.from(start).toString('hex')) ?? '';
  const extension = extensionOf(mime);
  if (!extension) throw new errors.ValidationError(/^image\/hei[cf]/.test(mime) ? heicMessage : kindMessage);
  if (mime.startsWith('image/')) await requireFewPixels(file.filepath);
  file.originalFilename = storedName(file.originalFilename ?? '', extension);
  if (info?.name) info.name = storedName(info.name, extension);
  file.mimetype = mime;
  file.detectedMimeType = mime;
}

interface Input {
  data: { fileInfo?: FileInfo | FileInfo[] };
}

/** Stores files by a function of Strapi, and what websites show of pictures until they are there; nothing of PDF files. */
async function storeWithTones<Result extends Stored | Stored[]>(
  strapi: Core.Strapi,
  candidates: readonly Candidate[],
  store: () => Promise<Result>,
): Promise<Result> {
  const tones: (Tones | null)[] = [];
  for (const { filepath, mimetype } of candidates)
    tones.push(mimetype?.startsWith('image/') ? await tonesOf(filepath) : null);
  const stored = await store();
  for (const [index, { id }] of [stored].flat().entries())
    await strapi.db.query(library).update({ where: { id }, data: { tones: tones[index] ?? null } });
  return stored;
}

function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Restricts the media library to pictures and PDF files, because its files are served from the admin's origin. All
 * writes pass through the functions wrapped here: uploads, replacements, imports from a URL, seeds, and new names. They wait for
 * each other, as a picture at the limit takes several hundred megabytes while Strapi scales it.
 */
export function checkUploads(strapi: Core.Strapi): void {
  const queue = createQueue();
  replaceFunction<[Input & { files: Candidate | Candidate[] }, unknown], Stored[]>(
    strapi,
    'plugin::upload.upload.upload',
    (upload) => async (input, options) => {
      const files = [input.files].flat();
      const infos = [input.data.fileInfo].flat();
      for (const [index, file] of files.entries()) await declareByContent(file, infos[index]);
      return queue(() => storeWithTones(strapi, files, () => upload(input, options)));
    },
  );
  replaceFunction<[unknown, Input & { file: Candidate }, unknown], Stored>(
    strapi,
    'plugin::upload.upload.replace',
    (replace) => async (id, input, options) => {
      await declareByContent(input.file, [input.data.fileInfo].flat()[0]);
      return queue(() => storeWithTones(strapi, [input.file], () => replace(id, input, options)));
    },
  );
  replaceFunction<[unknown, FileInfo, unknown]>(
    strapi,
    'plugin::upload.upload.updateFileInfo',
    (update) => async (id, info, options) => {
      const stored: { ext: string | null } | null = await strapi.db.query(library).findOne({ where: { id } });
      const name = info.name && stored?.ext ? storedName(info.name, stored.ext) : info.name;
      return update(id, { ...info, name }, options);
    },
  );
}

/** Has pictures stored upright: cameras note how to turn them, which Strapi drops when it compresses them. */
export async function turnUploads(strapi: Core.Strapi): Promise<void> {
  const uploads = serviceOf(strapi, 'plugin::upload.upload');
  await uploads.setSettings({ ...(await uploads.getSettings()), autoOrientation: true });
}

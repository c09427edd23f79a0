import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { boundFolder } from '@group/content-client/gateway/boundedFolder';
import { callService } from '@group/content-client/gateway/callService';
import type { ContentServiceAccess } from '@group/content-client/gateway/contentService';
import { pictureNamePattern } from '@group/content-client/picture/picture.schema';
import { type PictureFormat, pictureFormats, pictureWidths } from '@group/routes/pictureAddress';
import { log } from '@group/routes/site/log';
import sharp from 'sharp';

/** Larger originals are refused, in bytes: editors upload photographs, not posters. */
const largestOriginal = 30 * 1024 * 1024;

/** Pixels of an original at most; a small file can unpack to a huge picture. */
const mostPixels = 60_000_000;

/** Room on the disk, in bytes. A picture in all sizes and formats takes one or two MB; most are asked for in a few. */
const standardSize = 2 * 1024 * 1024 * 1024;

const quality: Record<PictureFormat, number> = { avif: 52, webp: 74, jpg: 78 };

export interface PictureRequest {
  width: number;
  name: string;
  format: PictureFormat;
}

/** The picture that an address stands for; `undefined` for any address that the site itself would not make. */
export function pictureRequest(width: string, file: string): PictureRequest | undefined {
  const at = file.lastIndexOf('.');
  const name = file.slice(0, at);
  const format = pictureFormats.find((known) => known === file.slice(at + 1));
  const known = pictureWidths.find((each) => String(each) === width);
  return format && known && pictureNamePattern.test(name) ? { width: known, name, format } : undefined;
}

export interface PictureStore {
  /** The picture's bytes; `undefined` where the content service has no such picture. Throws while it is down. */
  get(request: PictureRequest): Promise<Buffer | undefined>;
}

async function fetchOriginal(access: ContentServiceAccess, name: string): Promise<Buffer | undefined> {
  const response = await callService('picture', new URL(`/uploads/${name}`, access.url));
  const size = Number(response.headers.get('content-length') ?? 0);
  if (response.ok && size <= largestOriginal) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  if (response.ok || response.status === 404) return undefined;
  throw new Error(`the content service answered ${response.status} for a picture`);
}

function render(original: Buffer, { width, format }: PictureRequest): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const settings = { quality: quality[format] };
  if (format === 'avif') return resized.avif({ ...settings, effort: 3 }).toBuffer();
  return (format === 'webp' ? resized.webp(settings) : resized.jpeg({ ...settings, mozjpeg: true })).toBuffer();
}

/** Written beside and renamed, so that a stop at any moment leaves no half picture. Where that fails, none is kept. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    log('warn', 'picture not kept', { reason: error instanceof Error ? error.message : String(error) });
    await rm(draft, { force: true }).catch(() => {});
  }
}

/**
 * Pictures of the content service in the sizes and formats that pages ask for, made once and kept on disk, so that
 * they are there when the content service is not.
 * @param directory where they are kept, until others need the room; without it each is made anew
 * @param size room in that folder, in bytes
 */
export function createPictureStore(
  access: ContentServiceAccess,
  directory: string | undefined,
  size = standardSize,
): PictureStore {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const folder = directory ? boundFolder(directory, size) : undefined;

  async function make(request: PictureRequest, path: string | undefined): Promise<Buffer | undefined> {
    const kept = path && (await readFile(path).catch(() => undefined));
    if (kept) {
      folder?.used(path);
      return kept;
    }
    const original = await fetchOriginal(access, request.name);
    if (!original) return undefined;
    const picture = await render(original, request);
    if (path) {
      folder?.wrote(picture.length);
      await keep(path, picture);
    }
    return picture;
  }

  return {
    async get(request) {
      const key = `${request.width}/${request.name}.${request.format}`;
      const running = underWay.get(key);
      if (running) return running;
      const file = createHash('sha256').update(key).digest('hex');
      const picture = make(request, directory && join(directory, `${file}.${request.format}`));
      underWay.set(key, picture);
      try {
        return await picture;
      } finally {
        underWay.delete(key);
      }
    },
  };
}

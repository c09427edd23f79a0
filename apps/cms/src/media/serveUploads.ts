import { extname, posix } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Bucket } from './bucket.ts';
import { uploadsFolder } from './bucketFiles.ts';
import { bucketOf } from './media.ts';
import { MediaError } from './mediaError.ts';
import { sendFile } from './sendFile.ts';
import type { Context } from '../strapi/context.ts';

const prefix = '/uploads/';

/** Types that a browser may display, by extension. An old library may contain other types. */
const displayedTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
};

/**
 * The path that Strapi's static file server would open. It decodes the path and resolves dot segments, so one file has
 * many spellings, some of which browsers do not normalise: `/%75ploads/x.xml`, `/a/..%2fuploads/x.xml`.
 */
function openedPath(path: string): string {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
}

/** The file name in a path. The uploads folder is flat: a path with more segments is never an upload. */
function nameOf(path: string): string | undefined {
  const opened = openedPath(path);
  const name = opened.slice(prefix.length);
  const isPlain = path.startsWith(prefix) && opened.startsWith(prefix);
  return isPlain && /^[^./\\\0][^/\\\0]*$/.test(name) ? name : undefined;
}

/** Only a single range is supported; any other `Range` header is ignored, as RFC 9110 allows. */
function rangeOf({ headers: { range } }: Context): string | undefined {
  return typeof range === 'string' && /^bytes=(?:\d+-\d*|-\d+)$/.test(range) ? range : undefined;
}

async function send(ctx: Context, bucket: Bucket, name: string): Promise<void> {
  const found = await bucket.get(uploadsFolder + name, rangeOf(ctx));
  if (!found) return;
  const { range, modified } = found;
  ctx.status = range ? 206 : 200;
  ctx.set({ 'last-modified': modified.toUTCString(), 'cache-control': 'max-age=0', 'accept-ranges': 'bytes' });
  if (range) ctx.set({ 'content-range': range });
  sendFile(ctx, found);
}

async function sendFromBucket(ctx: Context, bucket: Bucket, name: string): Promise<void> {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return;
  try {
    await send(ctx, bucket, name);
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    ctx.status = error.status;
    ctx.body = {};
    if (error.status === 503) ctx.set({ 'retry-after': '5' });
  }
}

/**
 * Serves `/uploads/…` from the bucket, if there is one, or lets Strapi serve it from the folder. Uploads share the
 * admin's origin: the headers prevent a browser from running any of them there as a page or a script.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    // Case-insensitive, as the file system may be.
    if (![ctx.path, openedPath(ctx.path)].some((path) => /^\/uploads(?:\/|$)/i.test(path))) {
      await next();
      return;
    }
    const name = nameOf(ctx.path);
    if (name === undefined) return;
    const displayedType = displayedTypes[extname(name).toLowerCase()];
    ctx.set({ 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' });
    if (!displayedType) ctx.set({ 'content-disposition': 'attachment' });
    const bucket = bucketOf(strapi);
    await (bucket ? sendFromBucket(ctx, bucket, name) : next());
    // Derived from the extension alone, never from the type that is stored in the bucket.
    if (ctx.status === 200 || ctx.status === 206) ctx.type = displayedType ?? 'application/octet-stream';
  };

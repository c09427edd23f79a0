import { extname, posix } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Bucket } from '../media/bucket.ts';
import { uploadsFolder } from '../media/bucketFiles.ts';
import { bucketOf } from '../media/media.ts';
import { MediaError } from '../media/mediaError.ts';
import { sendFile } from '../media/sendFile.ts';

/** What the middleware touches of Koa's context. */
interface Context {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  status: number;
  type: string;
  body: unknown;
  res: { destroy: () => void };
  set: (headers: Record<string, string>) => void;
}

const start = '/uploads/';

/** Types that a browser may show, by extension. An old library may hold others. */
const shownTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
};

/**
 * The path that Strapi's file server would open. It decodes the path and resolves its dots, so that one file has many
 * spellings, some of which browsers leave as they are: `/%75ploads/x.xml`, `/a/..%2fuploads/x.xml`.
 */
function openedPath(path: string): string {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
}

/** The name that an address stands for. Uploads lie side by side: a path of several parts leads to nothing. */
function nameOf(path: string): string | undefined {
  const opened = openedPath(path);
  const name = opened.slice(start.length);
  const isPlain = path.startsWith(start) && opened.startsWith(start);
  return isPlain && /^[^./\\\0][^/\\\0]*$/.test(name) ? name : undefined;
}

/** One range and no more; what else may stand there is answered with the whole file, as every server may. */
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
 * Answers `/uploads/…` from the bucket, where there is one, or lets Strapi answer from the folder. An upload shares the
 * admin's origin: the headers keep a browser from running it as a page or a script there, whatever kind it is of.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    // Also where the file system of the machine knows no capitals.
    if (![ctx.path, openedPath(ctx.path)].some((path) => /^\/uploads(?:\/|$)/i.test(path))) {
      await next();
      return;
    }
    const name = nameOf(ctx.path);
    if (name === undefined) return;
    const shownType = shownTypes[extname(name).toLowerCase()];
    ctx.set({ 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' });
    if (!shownType) ctx.set({ 'content-disposition': 'attachment' });
    const bucket = bucketOf(strapi);
    await (bucket ? sendFromBucket(ctx, bucket, name) : next());
    // By its name alone: never what somebody told the bucket.
    if (ctx.status === 200 || ctx.status === 206) ctx.type = shownType ?? 'application/octet-stream';
  };

import { extname } from 'node:path';
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

/** The name that an address stands for. Uploads lie side by side: a path of several parts leads to nothing. */
function nameOf(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path.slice(start.length));
    return /^[^./\\\0][^/\\\0]*$/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
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
  // By its name, as from the folder: never what somebody told the bucket.
  ctx.type = extname(name);
  sendFile(ctx, found);
}

/** Answers `/uploads/…` from the bucket, where there is one, as Strapi does from the folder. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    const bucket = bucketOf(strapi);
    if (!bucket || !ctx.path.startsWith(start) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next();
      return;
    }
    const name = nameOf(ctx.path);
    if (name === undefined) return;
    try {
      await send(ctx, bucket, name);
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
      ctx.status = error.status;
      ctx.body = {};
      if (error.status === 503) ctx.set({ 'retry-after': '5' });
    }
  };

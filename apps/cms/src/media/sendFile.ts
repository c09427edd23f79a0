import type { Opened } from './privateFiles.ts';
import type { Context } from '../strapi/context.ts';

/** Sends a file as the response. If reading fails, closes the connection: otherwise the client waits for the rest. */
export function sendFile(ctx: Context, { bytes, stream }: Opened): void {
  ctx.body = stream;
  ctx.set({ 'content-length': String(bytes) });
  stream.once('error', () => ctx.res.destroy());
}

/** Sends a file that browsers store and do not render. */
export function sendDownload(ctx: Context, opened: Opened, { name, type }: { name: string; type: string }): void {
  const encoded = encodeURIComponent(name).replaceAll("'", '%27');
  ctx.set({ 'content-type': type, 'content-disposition': `attachment; filename*=UTF-8''${encoded}` });
  sendFile(ctx, opened);
}

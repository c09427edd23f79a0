import type { Opened } from './privateFiles.ts';
import type { Context } from '../strapi/context.ts';

/** Sends a file as the response. If reading fails, closes the connection: otherwise the client waits for the rest. */
export function sendFile(ctx: Context, { bytes, stream }: Opened): void {
  ctx.body = stream;
  ctx.set({ 'content-length': String(bytes) });
  stream.once('error', () => ctx.res.destroy());
}

import type { Opened } from './privateFiles.ts';

/** The part of Koa's context that is used here. */
interface Context {
  body: unknown;
  res: { destroy: () => void };
  set: (headers: Record<string, string>) => void;
}

/** Sends a file as the response. If reading fails, closes the connection: otherwise the client waits for the rest. */
export function sendFile(ctx: Context, { bytes, stream }: Opened): void {
  ctx.body = stream;
  ctx.set({ 'content-length': String(bytes) });
  stream.once('error', () => ctx.res.destroy());
}

import type { Opened } from './privateFiles.ts';

/** What is touched of Koa's context. */
interface Context {
  body: unknown;
  res: { destroy: () => void };
  set: (headers: Record<string, string>) => void;
}

/** Puts a file into an answer. One that breaks off takes the connection with it: else who asked would wait for the rest. */
export function sendFile(ctx: Context, { bytes, stream }: Opened): void {
  ctx.body = stream;
  ctx.set({ 'content-length': String(bytes) });
  stream.once('error', () => ctx.res.destroy());
}

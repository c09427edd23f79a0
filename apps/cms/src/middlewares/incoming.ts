import { rm } from 'node:fs/promises';

interface Part {
  filepath: string;
}

interface Context {
  request: { files?: Record<string, Part | Part[]> };
}

/** Removes unused parts of a request: they are written to disk before, for example, an invalid token is detected. */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    try {
      await next();
    } finally {
      const parts = Object.values(ctx.request.files ?? {}).flat();
      await Promise.all(parts.map(({ filepath }) => rm(filepath, { force: true })));
    }
  };

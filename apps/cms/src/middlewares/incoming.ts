import { rm } from 'node:fs/promises';

interface Part {
  filepath: string;
}

interface Context {
  request: { files?: Record<string, Part | Part[]> };
}

/** Removes the parts of a request that nobody took, as of one whose token is wrong: they lie on the disk before that is known. */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    try {
      await next();
    } finally {
      const parts = Object.values(ctx.request.files ?? {}).flat();
      await Promise.all(parts.map(({ filepath }) => rm(filepath, { force: true })));
    }
  };

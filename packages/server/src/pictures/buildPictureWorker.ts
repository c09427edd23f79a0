import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Bundles the picture worker, which runs in a process of its own, as `pictureWorker.js`. */
export function buildPictureWorker(): Plugin {
  return {
    name: 'picture-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async buildStart() {
      const id = join(import.meta.dirname, 'pictureWorker.ts');
      this.emitFile({ type: 'chunk', id, fileName: 'pictureWorker.js' });
      // Beside the worker, which reads it by its path.
      const source = await readFile(join(import.meta.dirname, 'card.ttf'));
      this.emitFile({ type: 'asset', fileName: 'card.ttf', source });
    },
  };
}

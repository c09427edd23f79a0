import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Bundles the picture worker, which runs in a process of its own, as `pictureWorker.js`. */
export function buildPictureWorker(): Plugin {
  return {
    name: 'picture-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      const id = join(import.meta.dirname, 'pictureWorker.ts');
      this.emitFile({ type: 'chunk', id, fileName: 'pictureWorker.js' });
    },
  };
}

import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Builds the process that renders pictures beside the site's own program, as `pictureWorker.js`. */
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

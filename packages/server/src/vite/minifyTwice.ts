import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Runs Terser over the output of Vite's minifier: 1 kB less for every visitor, for 2 s of build time. Either minifier
 * alone produces larger files.
 */
export function minifyTwice(): Plugin {
  return {
    name: 'minify-twice',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks) {
        const compress = { passes: 3, pure_getters: true, unsafe_arrows: true };
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress });
        if (code) chunk.code = code;
      }
    },
  };
}

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { timeouts } from './timeouts.ts';

/**
 * Units that need a document: components and screens, with real class names from vanilla-extract.
 * In a package: `export { domTests as default } from '@group/vitest-preset/dom'`; the package itself depends on jsdom.
 */
export const domTests = defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'jsdom',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'build/**'],
    setupFiles: [`${import.meta.dirname}/cleanUp.ts`],
    ...timeouts,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});

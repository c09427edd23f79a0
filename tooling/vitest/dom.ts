import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { leftOut } from './leftOut.ts';
import { reports } from './reports.ts';
import { timeouts } from './timeouts.ts';

/**
 * Units of a package with components. Tests in `.tsx` get a document and render with real class names from
 * vanilla-extract; tests in `.ts` run on Node alone, unless they begin with `// @vitest-environment jsdom`.
 * In a package: `export { domTests as default } from '@group/vitest-preset/dom'`; the package itself depends on jsdom.
 */
export const domTests = defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    exclude: ['**/node_modules/**', 'dist/**', 'build/**', ...leftOut],
    ...reports,
    // Loading modules, and making a document, again for each file takes as long as most tests.
    isolate: false,
    ...timeouts,
    globalSetup: [`${import.meta.dirname}/temporaryFiles.ts`],
    setupFiles: [`${import.meta.dirname}/restore.ts`],
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'document',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          setupFiles: [`${import.meta.dirname}/cleanUp.ts`],
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { leftOut } from './leftOut.ts';
import { reports } from './reports.ts';
import { timeouts } from './timeouts.ts';

/** Units that run on Node alone. In a package: `export { nodeTests as default } from '@group/vitest-preset/node'`. */
export const nodeTests = defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'build/**', ...leftOut],
    ...reports,
    // Loading modules again for each file takes as long as most tests.
    isolate: false,
    ...timeouts,
    globalSetup: [`${import.meta.dirname}/temporaryFiles.ts`],
    setupFiles: [`${import.meta.dirname}/restore.ts`],
  },
});

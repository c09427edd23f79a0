import { reports } from '@group/vitest-preset/reports';
import { defineConfig } from 'vitest/config';

// oxlint-disable-next-line import/no-default-export -- Vitest requires it.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    ...reports,
    globalSetup: 'src/testing/prepare.ts',
    setupFiles: 'src/testing/restoreProcess.ts',
    // Strapi is a global instance, one per process.
    pool: 'forks',
    // Loading Strapi's dependencies again for each file takes longer than most tests.
    isolate: false,
    // The longest tests of the repository: the default leaves one of two cores idle.
    maxWorkers: 2,
    hookTimeout: 180_000,
    testTimeout: 90_000,
  },
});

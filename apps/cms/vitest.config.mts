import { defineConfig } from 'vitest/config';

// oxlint-disable-next-line import/no-default-export -- Vitest wants it.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/compile.ts',
    // Strapi is one global instance a process.
    pool: 'forks',
    hookTimeout: 180_000,
    testTimeout: 90_000,
  },
});

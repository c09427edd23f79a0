import { readFileSync } from 'node:fs';
import { leftOut } from '@group/vitest-preset/leftOut';
import { reports } from '@group/vitest-preset/reports';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** How a file starts the service: by `runningService`, files take over the one of the file before if its state is the same. */
const startOf = ({ moduleId }: TestSpecification): string =>
  /\brunningService\(('seeded')?\)/.exec(readFileSync(moduleId, 'utf8'))?.[0] ?? 'startService';

/** Puts files that can take over the same service after each other, before those that start their own. */
class ByService extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The sequencer's method.
    const longestFirst = await super.sort(files);
    return longestFirst.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest requires it.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: leftOut,
    ...reports,
    globalSetup: ['@group/vitest-preset/temporaryFiles', 'src/testing/prepare.ts'],
    setupFiles: 'src/testing/restoreProcess.ts',
    // Strapi is a global instance, one per process.
    pool: 'forks',
    // Loading Strapi's dependencies again for each file takes longer than most tests.
    isolate: false,
    // The longest tests of the repository: the default leaves one of two cores idle.
    maxWorkers: 2,
    sequence: { sequencer: ByService },
    hookTimeout: 180_000,
    testTimeout: 90_000,
  },
});

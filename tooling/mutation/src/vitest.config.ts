import { nodeTests } from '@group/vitest-preset/node';
import { mergeConfig } from 'vitest/config';

/**
 * Without a global setup, as the content service's own configuration has. Most mutants of the outbox are killed by an
 * expectation that is never met: with the usual timeouts, each would take 10 s. Together they stay below
 * Stryker's own timeout, after which it has to start another process.
 */
const mutantTests = mergeConfig(nodeTests, {
  test: { testTimeout: 10_000, hookTimeout: 5_000, expect: { poll: { timeout: 2_000 } } },
});

export { mutantTests as default };

/**
 * Generous timeouts in milliseconds, as for the e2e specs: a machine that builds and tests at the same time
 * may stall for a second at any point.
 */
export const timeouts = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
};

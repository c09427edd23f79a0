/**
 * A machine that builds, checks and tests at the same time may stop for a second at any point, which says nothing about
 * what is tested. So a test waits long for what is to come, in milliseconds, and is tried again before it counts as
 * failed, as specs are.
 */
export const timeouts = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
  retry: 1,
};

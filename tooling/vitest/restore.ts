import { afterEach, vi } from 'vitest';

// Test files share modules and globals: what one leaves changed would be part of the next.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

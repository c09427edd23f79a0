import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoginLimits, type LoginLimits } from './loginLimits.server.ts';

describe('createLoginLimits', () => {
  let limits: LoginLimits;

  beforeEach(() => {
    vi.useFakeTimers();
    limits = createLoginLimits();
  });
  afterEach(() => vi.useRealTimers());

  let names = 0;
  /** Fails several times, under another name each time. */
  async function fail(times: number, networkOf: (n: number) => string): Promise<void> {
    for (let n = 0; n < times; n += 1) await limits.begin({ network: networkOf(n), username: `name ${names++}` });
  }
  const waitAt = (network: string, username = `name ${names++}`) => limits.begin({ network, username });

  it('allows ten failures of a name, and asks for the rest of a quarter of an hour', async () => {
    for (let n = 0; n < 10; n += 1) expect(await waitAt('192.0.2.1', 'anna')).toBe(0);
    vi.advanceTimersByTime(60_500);
    expect(await waitAt('192.0.2.1', 'ANNA')).toBe(840);
    expect(await waitAt('192.0.2.2', 'anna')).toBe(0);
    expect(await waitAt('192.0.2.1', 'beat')).toBe(0);
    vi.advanceTimersByTime(838_600);
    expect(await waitAt('192.0.2.1', 'anna')).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(await waitAt('192.0.2.1', 'anna')).toBe(0);
  });

  it('allows sixty failures of an IPv4 address', async () => {
    await fail(60, () => '192.0.2.1');
    expect(await waitAt('192.0.2.1')).toBe(900);
    expect(await waitAt('192.0.2.2')).toBe(0);
  });

  it('allows as many sign-ins with the directory, which have no name', async () => {
    const attempt = { network: '192.0.2.1' };
    for (let n = 0; n < 60; n += 1) expect(await limits.begin(attempt)).toBe(0);
    expect(await limits.begin(attempt)).toBe(900);
  });

  it('counts the 64 bits of IPv6 by /56', async () => {
    await fail(60, (n) => `2001:db8:1:ab${(n % 100).toString(16).padStart(2, '0')}::`);
    expect(await waitAt('2001:db8:1:abff::')).toBe(900);
    for (const other of ['2001:db8:1:ac00::', '2001:db8:2:ab00::', '2001:db81:0:ab00::', '2001:db8:1:ab::']) {
      expect(await waitAt(other)).toBe(0);
    }
  });

  it('counts them by /48, too', async () => {
    await fail(300, (n) => `2001:db8:1:${(n % 250).toString(16)}00::`);
    expect(await waitAt('2001:db8:1:ffff::')).toBe(900);
    expect(await waitAt('2001:db8:2:ffff::')).toBe(0);
  });

  it('does not count successes', async () => {
    const attempt = { network: '2001:db8:1:2::', username: 'anna' };
    for (let n = 0; n < 400; n += 1) {
      expect(await limits.begin(attempt)).toBe(0);
      await limits.forgive(attempt);
    }
  });
});

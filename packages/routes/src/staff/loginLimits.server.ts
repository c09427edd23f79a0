import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { widerPrefixes } from '@group/content-client/contract/ipPrefix';

/** Window in which failures are counted. */
const windowSeconds = 15 * 60;

/** Maximum failures per user name and network. The content service also counts per account, over all networks. */
const maxFailuresPerName = 10;
/** Maximum failures per IPv4 address or IPv6 /56. A whole care home shares one. */
const maxFailuresPerNetwork = 60;
/** Maximum failures per IPv6 /48, the most that a single customer of a provider gets. */
const maxFailuresPerSite = 300;

export interface LoginAttempt {
  /** An IPv4 address, or the first 64 bits of an IPv6 address. */
  network: string;
  /** Missing where the directory asks for it. */
  username?: string;
}

export interface LoginLimits {
  /**
   * Counts an attempt before it is made, so that concurrent attempts count, too.
   * @returns seconds to wait, 0 for none
   */
  begin(attempt: LoginAttempt): Promise<number>;
  /** Uncounts a successful attempt. */
  forgive(attempt: LoginAttempt): Promise<void>;
}

/**
 * Counts an attempt.
 * @returns seconds to wait where the limit is reached, else 0
 */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

const limiter = (points: number): RateLimiterMemory => new RateLimiterMemory({ points, duration: windowSeconds });

/** Counts failed logins of all tenants in memory, by network and by network and user name. */
export function createLoginLimits(): LoginLimits {
  const names = limiter(maxFailuresPerName);
  const customers = limiter(maxFailuresPerNetwork);
  const sites = limiter(maxFailuresPerSite);
  const countersOf = ({ network, username }: LoginAttempt) => {
    const { customer, site } = widerPrefixes(network);
    const networks = [
      [customers, customer],
      [sites, site],
    ] as const;
    if (username === undefined) return networks;
    return [[names, `${site} ${username.normalize('NFKC').toLowerCase()}`], ...networks] as const;
  };
  return {
    async begin(attempt) {
      const waits = countersOf(attempt).map(([counter, key]) => consume(counter, key));
      return Math.max(...(await Promise.all(waits)));
    },
    async forgive(attempt) {
      await Promise.all(countersOf(attempt).map(([counter, key]) => counter.reward(key)));
    },
  };
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Window in which failures are counted. */
const windowSeconds = 15 * 60;

/** Maximum failures per user name and network. */
const maxFailuresPerName = 10;
/** Maximum failures per network. A whole care home shares one. */
const maxFailuresPerNetwork = 60;

export interface LoginAttempt {
  tenant: string;
  network: string;
  username: string;
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

function nameKey({ tenant, network, username }: LoginAttempt): string {
  return `${tenant} ${network} ${username.normalize('NFKC').toLowerCase()}`;
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

/** Counts failed logins in memory, by network and by network and user name. */
export function createLoginLimits(): LoginLimits {
  const names = new RateLimiterMemory({ points: maxFailuresPerName, duration: windowSeconds });
  const networks = new RateLimiterMemory({ points: maxFailuresPerNetwork, duration: windowSeconds });
  return {
    async begin(attempt) {
      const [network, name] = await Promise.all([consume(networks, attempt.network), consume(names, nameKey(attempt))]);
      return Math.max(network, name);
    },
    async forgive(attempt) {
      await Promise.all([networks.reward(attempt.network), names.reward(nameKey(attempt))]);
    },
  };
}

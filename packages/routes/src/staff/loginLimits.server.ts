import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds within which failures are counted. */
const duration = 15 * 60;

/** Failures with one name from one address. */
const pointsOfName = 10;
/** Failures from one address: a whole care home is behind it. */
const pointsOfNetwork = 60;

export interface LoginAttempt {
  tenant: string;
  network: string;
  username: string;
}

export interface LoginLimits {
  /** Counts an attempt before it is made, so that many at once count too. @returns seconds to wait, 0 for none */
  begin(attempt: LoginAttempt): Promise<number>;
  /** It was no failure: it does not count. */
  forgive(attempt: LoginAttempt): Promise<void>;
}

function nameKey({ tenant, network, username }: LoginAttempt): string {
  return `${tenant} ${network} ${username.normalize('NFKC').toLowerCase()}`;
}

/** Seconds to wait where the limit is reached. Counts otherwise. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** Counts failed logins, in memory, by address and by address and name. */
export function createLoginLimits(): LoginLimits {
  const names = new RateLimiterMemory({ points: pointsOfName, duration });
  const networks = new RateLimiterMemory({ points: pointsOfNetwork, duration });
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

import { widerPrefixes } from '@group/content-client/contract/ipPrefix';
import type { Core } from '@strapi/strapi';
import { type Counter, count, type Limit, reset, uncount } from '../../strapi/counters.ts';
import { deviceIdFor } from './devices.ts';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

/** What is tried on an account. A wrong code has three chances in a million. */
const accountLimits = {
  password: { free: 10, windowSeconds: daySeconds },
  code: { free: 5, windowSeconds: daySeconds },
  mail: { free: 5, windowSeconds: daySeconds },
} as const satisfies Record<string, Limit>;

/** What is tried from a network, which a whole care home shares. */
const networkLimits = {
  password: { free: 50, windowSeconds: hourSeconds },
  directory: { free: 240, windowSeconds: hourSeconds },
} as const satisfies Record<string, Limit>;

/** An IPv6 /48, the most that a single customer of a provider gets, has this many times the attempts of a /56. */
const siteFactor = 5;

export interface Client {
  /** As `ipPrefixOf` gives it; without it, only the account is counted. */
  network?: string | undefined;
  /** The token of a browser that has signed in before, see devices.ts. */
  device?: unknown;
}

/** An attempt that is counted as a failure until it ends otherwise. */
export interface Attempt {
  /** Until the next one is allowed; 0 if this one is. */
  waitSeconds: number;
  /** Takes it back: it was no failure, but opened nothing either. */
  forgive(): Promise<void>;
  /** Forgets the failures of the account. */
  succeed(): Promise<void>;
}

/** Counters of an IPv4 address, or of an IPv6 /56, the least that a provider gives a household, and its /48. */
function networkCounters(kind: keyof typeof networkLimits, network: string | undefined): Counter[] {
  if (!network) return [];
  const { customer, site } = widerPrefixes(network);
  const limit = networkLimits[kind];
  const own = { key: `${kind} network ${customer}`, limit };
  if (customer === site) return [own];
  return [own, { key: `${kind} network ${site}`, limit: { ...limit, free: limit.free * siteFactor } }];
}

/**
 * Counts an attempt, first of its network. If a counter says to wait, nothing is counted.
 * @param ofAccount is forgotten by a success; networks are not, or their next success would open them to a guesser
 */
async function begin(
  strapi: Core.Strapi,
  networks: readonly Counter[],
  ofAccount: readonly Counter[],
): Promise<Attempt> {
  const counted: Counter[] = [];
  const forgive = async (): Promise<void> => {
    for (const counter of counted) await uncount(strapi, counter);
  };
  for (const counter of [...networks, ...ofAccount]) {
    const waitSeconds = await count(strapi, counter);
    if (waitSeconds > 0) {
      await forgive();
      return { waitSeconds, forgive, succeed: forgive };
    }
    counted.push(counter);
  }
  const succeed = async (): Promise<void> => {
    await forgive();
    for (const counter of ofAccount) await reset(strapi, counter);
  };
  return { waitSeconds: 0, forgive, succeed };
}

/** The counter of an account: of its own for a browser with which it has signed in before. */
function accountCounter(strapi: Core.Strapi, kind: keyof typeof accountLimits, account: string, device: unknown) {
  const deviceId = deviceIdFor(strapi, device, account);
  const key = [kind, account, ...(deviceId === undefined ? [] : [deviceId])].join(' ');
  return { isKnown: deviceId !== undefined, counter: { key, limit: accountLimits[kind] } };
}

/**
 * Begins an attempt on an account. A browser with which the account has signed in before is counted apart, so that a
 * guesser elsewhere cannot keep its owner out: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 * @param account unknown ones are limited alike, so that the response does not reveal which exist
 */
export function beginAttempt(
  strapi: Core.Strapi,
  kind: keyof typeof accountLimits,
  account: string,
  { network, device }: Client,
): Promise<Attempt> {
  const { isKnown, counter } = accountCounter(strapi, kind, account, device);
  return begin(strapi, isKnown ? [] : networkCounters('password', network), [counter]);
}

/** Forgets the failures of an account, which has a session now. */
export const forgetFailures = (strapi: Core.Strapi, account: string, { device }: Client): Promise<void> =>
  reset(strapi, accountCounter(strapi, 'password', account, device).counter);

/** Begins an attempt that names no account. */
export const beginNetworkAttempt = (
  strapi: Core.Strapi,
  kind: keyof typeof networkLimits,
  network: string | undefined,
): Promise<Attempt> => begin(strapi, networkCounters(kind, network), []);

import { setImmediate as nextTurn } from 'node:timers/promises';
import { widerPrefixes } from '@group/content-client/contract/ipPrefix';
import PQueue from 'p-queue';

/** A render takes a few milliseconds of processor time; more at once only help while content is read. */
const concurrency = 4;

/** Renders that wait per network and per tenant: about a quarter and half a second of processor time. */
const maxWaiting = { network: 64, tenant: 128 };

/** Who a page is rendered for. */
export interface RenderClient {
  tenant: string;
  /** An IPv4 address, or the first 64 bits of an IPv6 address; empty for the site itself. */
  ipPrefix: string;
}

/** Queues renders, so that neither a network nor the visitors of a tenant make others wait for long. */
export interface RenderQueue {
  /** Returns `undefined` where too many renders wait for the client's network or tenant already. */
  add<T>(client: RenderClient, render: () => Promise<T>): Promise<T> | undefined;
  /** Queued renders, not counting those in progress. */
  waiting(): number;
}

/** The network that counts as one client: a /24 of IPv4, a /48 of IPv6. */
export function networkOf(ipPrefix: string): string {
  return ipPrefix.includes(':') ? widerPrefixes(ipPrefix).site : ipPrefix.replace(/\.\d+$/, '');
}

/** Those that share a limit and a place in the queue. */
interface Party {
  waiting: number;
  /** Round after that of its last render. */
  nextRound: number;
}

/**
 * Start-time fair queueing (Goyal, 1996): each render gets a round, the queue takes the lowest, and each network and tenant
 * has one render per round. The first render of a client that waits for nothing is thus in the current round, however many
 * renders of others wait.
 */
export function createRenderQueue(): RenderQueue {
  const queue = new PQueue({ concurrency });
  const parties = new Map<string, Party>();
  let currentRound = 0;
  let turn: Promise<unknown> = Promise.resolve();

  /**
   * Starts each render in its own iteration of the event loop. Renders of cached content complete in microtasks and would
   * otherwise run one after another before any other request.
   */
  function inOwnTurn<T>(render: () => Promise<T>): Promise<T> {
    turn = turn.then(() => nextTurn());
    return turn.then(render);
  }

  return {
    add({ tenant, ipPrefix }, render) {
      const joined = [
        { key: `network ${networkOf(ipPrefix)}`, limit: maxWaiting.network },
        { key: `tenant ${tenant}`, limit: maxWaiting.tenant },
      ].map(({ key, limit }) => ({ key, limit, party: parties.get(key) ?? { waiting: 0, nextRound: 0 } }));
      if (joined.some(({ limit, party }) => party.waiting >= limit)) return undefined;
      const round = Math.max(currentRound, ...joined.map(({ party }) => party.nextRound));
      for (const { key, party } of joined) {
        party.waiting += 1;
        party.nextRound = round + 1;
        parties.set(key, party);
      }
      const start = () => {
        currentRound = round;
        for (const { key, party } of joined) {
          party.waiting -= 1;
          if (party.waiting === 0) parties.delete(key);
        }
        return inOwnTurn(render);
      };
      return queue.add(start, { priority: -round });
    },
    waiting: () => queue.size,
  };
}

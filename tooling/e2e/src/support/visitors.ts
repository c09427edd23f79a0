import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '@group/operations/client';
import { expect } from 'playwright/test';

export interface Address {
  host: string;
  path: string;
}

/** Requests each page until it responds 200; on a slow test machine, an uncached page may need several attempts. */
export async function warmUp(port: number, addresses: readonly Address[]): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (const { host, path } of addresses) {
    while ((await ask({ host, port, path })).status !== 200) {
      if (Date.now() > deadline) throw new Error(`${host}${path} does not respond with 200`);
    }
  }
}

/** Between two pages of a visitor, in milliseconds: without it, they take both cores from the programs that they visit. */
const pause = 10;

/** Visitors who request pages one after the other. */
export interface Visitors {
  /** Pages read with status 200 and a body. */
  read(): number;
  /** Stops the visitors and returns the failed requests. */
  leave(): Promise<string[]>;
}

/** Starts visitors, each with a different first page. */
export function letVisitorsIn(port: number, addresses: readonly Address[], count: number): Visitors {
  const agent = new Agent({ keepAlive: true });
  const problems: string[] = [];
  const state = { reads: 0, open: true };

  async function walk(visitor: number): Promise<void> {
    for (let at = Math.floor((visitor * addresses.length) / count); state.open; at += 1) {
      const { host, path } = addresses[at % addresses.length] ?? { host: '', path: '/' };
      try {
        const { status, body } = await ask({ host, port, path, agent });
        if (status === 200 && body.length > 0) state.reads += 1;
        else problems.push(`${host}${path}: ${status}`);
      } catch (error) {
        problems.push(`${host}${path}: ${String(error)}`);
      }
      await sleep(pause);
    }
  }

  const walks = Array.from({ length: count }, (_, visitor) => walk(visitor));
  return {
    read: () => state.reads,
    async leave() {
      state.open = false;
      await Promise.all(walks);
      agent.destroy();
      return problems;
    },
  };
}

/** Waits until visitors have read so many pages more. */
export async function readMore(visitors: Visitors, pages: number): Promise<void> {
  const goal = visitors.read() + pages;
  await expect.poll(() => visitors.read()).toBeGreaterThanOrEqual(goal);
}

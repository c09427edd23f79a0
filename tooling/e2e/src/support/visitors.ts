import { Agent } from 'node:http';
import { ask } from './ask.ts';

export interface Address {
  host: string;
  path: string;
}

/** Reads pages one by one until each has come; on a busy machine, one that nobody has seen may take longer than a look. */
export async function warmUp(port: number, addresses: readonly Address[]): Promise<void> {
  const giveUp = Date.now() + 60_000;
  for (const { host, path } of addresses) {
    while ((await ask({ host, port, path })).status !== 200) {
      if (Date.now() > giveUp) throw new Error(`${host}${path} does not come`);
    }
  }
}

/** Visitors who read page after page without a break. */
export interface Visitors {
  /** Pages that they have read, whole and with a status of 200. */
  read(): number;
  /** Sends them home. Says what went wrong for them. */
  leave(): Promise<string[]>;
}

/** Lets visitors walk through pages, each beginning with another one. */
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

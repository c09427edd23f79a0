import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';
import { newTally, type Tally } from './tally.ts';

/** What goes wrong on the way to the content service. */
export type Fault = 'none' | 'refused' | 'slow' | 'failed' | 'answer lost';

/** A way to the content service on which things go wrong. */
export interface FaultProxy {
  url: string;
  /** Requests that each fault has met; where connections are refused, the times that this began. */
  tally: Tally<Fault>;
  /** From now on nothing goes wrong. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

const faults = ['none', 'none', 'refused', 'slow', 'failed', 'answer lost'] as const;

const host = '127.0.0.1';

/** Hands a request on; the answer goes back, or is lost once it is certain that the service has done its work. */
function forward(port: number, from: IncomingMessage, to: ServerResponse, losesAnswer: boolean): void {
  if (from.destroyed) return;
  const { method, url, headers } = from;
  const onward = request({ host, port, method, path: url, headers, agent: false }, (answer) => {
    if (losesAnswer) {
      answer.resume().once('close', () => to.destroy());
      return;
    }
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.once('error', () => to.destroy());
    answer.pipe(to);
  });
  onward.on('error', () => to.destroy());
  // The site was killed while it was sending.
  from.once('close', () => void (from.complete || onward.destroy()));
  from.pipe(onward);
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/**
 * Opens a way to the content service at `target`. For a while all goes well, then connections are refused, answers come
 * late, are a 500, or get lost after the service has done its work.
 */
export async function openFaultProxy(target: number, port: number, random: Random): Promise<FaultProxy> {
  const tally = newTally<Fault>();
  const ended = new AbortController();
  let now: Fault = 'none';

  const server = createServer((from, to) => {
    tally.count(now);
    if (now === 'slow') setTimeout(() => forward(target, from, to, false), random.between(500, 4_000));
    else if (now === 'failed') from.resume().once('end', () => to.writeHead(500).end());
    else forward(target, from, to, now === 'answer lost');
  });
  const listen = async (): Promise<void> => {
    if (server.listening) return;
    server.listen(port, host);
    await once(server, 'listening');
  };

  async function change(): Promise<void> {
    while (!ended.signal.aborted) {
      now = random.oneOf(faults);
      if (now === 'refused') {
        tally.count(now);
        await stop(server);
      } else await listen();
      await sleep(random.between(300, 3_000), undefined, { signal: ended.signal }).catch(() => {});
    }
  }

  await listen();
  const changing = change();
  async function heal(): Promise<void> {
    ended.abort();
    await changing;
    now = 'none';
    await listen();
  }
  return {
    url: `http://${host}:${port}`,
    tally,
    heal,
    async close() {
      await heal();
      await stop(server);
    },
  };
}

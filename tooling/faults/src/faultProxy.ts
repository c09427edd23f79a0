import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFalseAnswers, receiptHeader } from './falseAnswers.ts';
import type { Random } from './random.ts';
import { newTally, type Tally } from './tally.ts';

/** Network faults between a site and the content service. */
export type Fault = 'none' | 'refused' | 'slow' | 'failed' | 'response lost' | 'false answer';

/** A proxy that injects network faults. */
export interface FaultProxy {
  url: string;
  /** Number of requests per fault; for refused connections, the number of outages. */
  tally: Tally<Fault>;
  /** Forwards all requests from now on. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

const faults = ['none', 'none', 'refused', 'slow', 'failed', 'response lost', 'false answer'] as const;

const host = '127.0.0.1';

interface Forwarding {
  /** Drops the response once the service has processed the request. */
  losesResponse: boolean;
  onReceipt(this: void, receipt: string): void;
}

function forward(
  port: number,
  from: IncomingMessage,
  to: ServerResponse,
  { losesResponse, onReceipt }: Forwarding,
): void {
  if (from.destroyed) return;
  const { method, url, headers } = from;
  const forwarded = request({ host, port, method, path: url, headers, agent: false }, (response) => {
    const receipt = response.headers[receiptHeader];
    if (typeof receipt === 'string') onReceipt(receipt);
    if (losesResponse) {
      response.resume().once('close', () => to.destroy());
      return;
    }
    to.writeHead(response.statusCode ?? 502, response.headers);
    response.once('error', () => to.destroy());
    response.pipe(to);
  });
  forwarded.on('error', () => to.destroy());
  // The site was killed while it sent the request.
  from.once('close', () => {
    if (!from.complete) forwarded.destroy();
  });
  from.pipe(forwarded);
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/**
 * Opens a proxy to the content service at `target` that changes its behaviour at random: it forwards requests, refuses
 * connections, delays responses, responds with 500, loses responses after the service has processed the request, or gives
 * false answers in its place.
 */
export async function openFaultProxy(target: number, port: number, random: Random): Promise<FaultProxy> {
  const tally = newTally<Fault>();
  const ended = new AbortController();
  const falseAnswers = createFalseAnswers();
  let current: Fault = 'none';

  const server = createServer((from, to) => {
    tally.count(current);
    const pass = (losesResponse = false) =>
      forward(target, from, to, { losesResponse, onReceipt: falseAnswers.noteReceipt });
    if (current === 'slow') setTimeout(pass, random.between(500, 4_000));
    else if (current === 'failed') from.resume().once('end', () => to.writeHead(500).end());
    else if (current === 'false answer') falseAnswers.answer(from, to);
    else pass(current === 'response lost');
  });
  const listen = async (): Promise<void> => {
    if (server.listening) return;
    server.listen(port, host);
    await once(server, 'listening');
  };

  async function run(): Promise<void> {
    while (!ended.signal.aborted) {
      current = random.oneOf(faults);
      if (current === 'refused') {
        tally.count(current);
        await stop(server);
      } else await listen();
      await sleep(random.between(300, 3_000), undefined, { signal: ended.signal }).catch(() => {});
    }
  }

  await listen();
  const running = run();
  async function heal(): Promise<void> {
    ended.abort();
    await running;
    current = 'none';
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

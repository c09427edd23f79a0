import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@group/routes/site/log';
import { connectionDraining } from './http/connectionDraining.ts';

/** How long requests under way may take after a stop was asked for, in milliseconds. */
const shutdownTimeoutMs = 20_000;

/** How long the rest may take once all is answered, in milliseconds; what is not written then is tried after the start. */
const closeTimeoutMs = 4_000;

/** A connection that does not say what it wants in this time is closed, in milliseconds. */
const headersTimeoutMs = 15_000;

/** How often connections are looked at for this, in milliseconds; Node's own half a minute would double the time. */
const lookEvery = 5_000;

/** Ten photos from a phone in a train can take this long, in milliseconds; silence ends a form sooner. */
const requestTimeoutMs = 20 * 60_000;

export interface Listening {
  answer: RequestListener;
  hostname: string;
  port: number;
  /** How long it goes on taking connections after a stop was asked for, in milliseconds: until the balancer knows. */
  drainFor?: number;
  /** Told first when a stop is asked for, so that `/health/ready` can turn the balancer away. */
  state: { stopping: boolean };
  /** Runs when the last request has been answered. */
  close(): Promise<void>;
}

/** Listens until SIGTERM or SIGINT; requests under way are then answered before the process ends. Throws `EADDRINUSE`. */
export async function listen({ answer, hostname, port, drainFor = 0, state, close }: Listening): Promise<void> {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: lookEvery,
      ServerResponse: connectionDraining(state),
    },
    answer,
  );
  server.listen(port, hostname);
  await once(server, 'listening');

  async function stop(): Promise<void> {
    if (state.stopping) return;
    state.stopping = true;
    // Until here a balancer may send visitors; from now on each connection ends with the answer under way on it.
    await sleep(drainFor);
    const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
    clearTimeout(timer);
    setTimeout(() => process.exit(), closeTimeoutMs).unref();
    await close();
    log('info', 'stopped');
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

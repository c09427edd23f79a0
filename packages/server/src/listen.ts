import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { log } from '@group/routes/site/log';

/** How long requests under way may take after a stop was asked for, in milliseconds. */
const longestGoodbye = 10_000;

/** A connection that does not say what it wants in this time is closed, in milliseconds. */
const longestHeaders = 15_000;

/** How often connections are looked at for this, in milliseconds; Node's own half a minute would double the time. */
const lookEvery = 5_000;

/** Ten photos from a phone in a train can take this long, in milliseconds; silence ends a form sooner. */
const longestRequest = 20 * 60_000;

export interface Listening {
  answer: RequestListener;
  hostname: string;
  port: number;
  /** Told first when a stop is asked for, so that `/health/ready` can turn the balancer away. */
  state: { stopping: boolean };
  /** Runs when the last request has been answered. */
  close(): Promise<void>;
}

/** Listens until SIGTERM or SIGINT; requests under way are then answered before the process ends. Throws `EADDRINUSE`. */
export async function listen({ answer, hostname, port, state, close }: Listening): Promise<void> {
  const server = createServer(
    { headersTimeout: longestHeaders, requestTimeout: longestRequest, connectionsCheckingInterval: lookEvery },
    answer,
  );
  server.listen(port, hostname);
  await once(server, 'listening');

  async function stop(): Promise<void> {
    if (state.stopping) return;
    state.stopping = true;
    const timer = setTimeout(() => server.closeAllConnections(), longestGoodbye);
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
    clearTimeout(timer);
    await close();
    log('info', 'stopped');
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

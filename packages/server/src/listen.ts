import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { log } from '@group/routes/site/log';
import { connectionDraining } from './http/connectionDraining.ts';

/** Time for open requests to finish during shutdown. */
const shutdownTimeoutMs = 20_000;

/** Time for `close` after the last response; the next start retries deliveries that it interrupts. */
const closeTimeoutMs = 4_000;

/** Longest iteration of the event loop that counts as idle. */
const quietTurnMs = 0.5;

/** A process that is never quiet stops all the same. */
const maxQuietWaitMs = 1_000;

const headersTimeoutMs = 15_000;

/** Node's default of 30 s would enforce the headers timeout up to 30 s late. */
const connectionsCheckIntervalMs = 5_000;

/** Ten photos sent from a phone on a train can take this long; a stalled upload is aborted sooner. */
const requestTimeoutMs = 20 * 60_000;

export interface ListenOptions {
  answer: RequestListener;
  hostname: string;
  port: number;
  /** How long to keep accepting connections after a stop signal, until the load balancer has noticed. */
  drainMs: number;
  /** `stopping` is set first on a stop signal, so that `/health/ready` turns the load balancer away. */
  state: { stopping: boolean };
  /** Called after the last response. */
  close(): Promise<void>;
}

/**
 * Waits for a turn of the event loop that is short and accepts no connection. Each turn accepts one of those that wait; those
 * that arrive while it answers other requests wait for the next one.
 */
async function quietTurn(server: Server): Promise<void> {
  const deadline = performance.now() + maxQuietWaitMs;
  let accepted = 0;
  const count = (): void => void (accepted += 1);
  server.on('connection', count);
  let startedAt = performance.now();
  do {
    accepted = 0;
    startedAt = performance.now();
    await nextTurn();
  } while ((accepted > 0 || performance.now() - startedAt > quietTurnMs) && startedAt < deadline);
  server.off('connection', count);
}

/** Listens until SIGTERM or SIGINT, then finishes open requests before the process exits. Throws `EADDRINUSE`. */
export async function listen({ answer, hostname, port, drainMs, state, close }: ListenOptions): Promise<void> {
  /** Requests that arrive while the socket is about to close: answered before, they would keep the event loop busy. */
  const held: (() => void)[] = [];
  let isHolding = false;
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: connectionsCheckIntervalMs,
      ServerResponse: connectionDraining(state),
    },
    (request, response) => {
      if (isHolding) held.push(() => answer(request, response));
      else answer(request, response);
    },
  );
  server.listen(port, hostname);
  await once(server, 'listening');

  async function stop(): Promise<void> {
    if (state.stopping) return;
    state.stopping = true;
    await sleep(drainMs);
    // Closing resets connections that wait to be accepted, and with them forms, which load balancers do not send twice.
    isHolding = true;
    await quietTurn(server);
    // The load balancer sends no more requests; each connection closes after its current response.
    const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    isHolding = false;
    for (const answerHeld of held.splice(0)) answerHeld();
    await closed;
    clearTimeout(timer);
    setTimeout(() => process.exit(), closeTimeoutMs).unref();
    await close();
    log('info', 'stopped');
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

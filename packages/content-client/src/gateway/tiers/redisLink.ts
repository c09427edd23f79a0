import { Redis } from 'ioredis';
import { withTimeout } from '../withTimeout.ts';

/** Address and timeout of Redis. */
export interface RedisAccess {
  /** `redis://` or, encrypted, `rediss://`; may carry a password. */
  url: string;
  /** Short, as a page must not wait for a cache. Defaults to 250. */
  commandTimeoutMs?: number;
}

const retryAfterMs = 1_000;

/** Bounds a handshake that gets no answer, as over a connection that broke silently. */
const handshakeTimeoutMs = 10_000;

/** Reports whether Redis is available, and if not, why. Called once per change. */
export interface RedisReport {
  (state: { ready: boolean; reason?: string }): void;
}

/**
 * Connects in the background, and again whenever the connection breaks.
 * @param probeKey is written to check that Redis accepts writes
 */
export function linkRedis({ url, commandTimeoutMs = 250 }: RedisAccess, probeKey: string, report: RedisReport) {
  const settings = { connectTimeout: retryAfterMs, keepAlive: 10_000, retryStrategy: () => retryAfterMs };
  const commands = new Redis(url, {
    ...settings,
    // The library counts the time in which this process was busy, so commands have a timeout of their own below.
    commandTimeout: handshakeTimeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  const subscriber = new Redis(url, { ...settings, maxRetriesPerRequest: null });
  let state: 'unknown' | 'ready' | 'away' = 'unknown';
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function setState(next: 'ready' | 'away', reason?: string): void {
    if (state === next || closed) return;
    state = next;
    report({ ready: next === 'ready', ...(reason && { reason }) });
  }

  function fail(error: unknown): void {
    setState('away', error instanceof Error ? error.message : String(error));
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void probe(), retryAfterMs).unref();
  }

  /** A Redis that accepts no writes, because it is full or a replica, counts as unavailable. */
  async function probe(): Promise<void> {
    if (commands.status !== 'ready') return; // The ready event probes again.
    try {
      await withTimeout(commands.set(probeKey, '1', 'PX', retryAfterMs), commandTimeoutMs);
      setState('ready');
    } catch (error) {
      fail(error);
      // A command without a reply can mean a dead connection.
      if (error instanceof Error && error.name !== 'ReplyError') commands.disconnect(true);
    }
  }

  commands.on('ready', () => void probe());
  for (const connection of [commands, subscriber]) connection.on('error', (error) => setState('away', error.message));
  commands.on('close', () => setState('away', 'the connection was closed'));

  return {
    /** Receives published messages; resubscribes by itself after a reconnect. */
    subscriber,
    /** For the cache library's drivers. Use it within `attempt` only. */
    commands,
    isReady: () => state === 'ready',
    /** Runs a command. Resolves with `undefined` if it fails, and at once while Redis is away. Never throws. */
    async attempt<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined> {
      if (state !== 'ready') return undefined;
      try {
        return await withTimeout(command(commands), commandTimeoutMs);
      } catch (error) {
        fail(error);
        return undefined;
      }
    },
    close(): void {
      closed = true;
      clearTimeout(timer);
      for (const connection of [commands, subscriber]) connection.disconnect();
    },
  };
}

/** A connection to Redis or Valkey whose outages never fail or delay a request. */
export type RedisLink = ReturnType<typeof linkRedis>;

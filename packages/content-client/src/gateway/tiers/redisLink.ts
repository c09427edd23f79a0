import { Redis } from 'ioredis';

/** Where Redis is, and how it is used. */
export interface RedisAccess {
  /** `redis://` or, encrypted, `rediss://`; may carry a password. */
  url: string;
  /** A command that takes longer has failed, in milliseconds: a page must not wait for a cache. 250 unless told. */
  longestCommand?: number;
}

/** Between two attempts to reach Redis again, in milliseconds. */
const retryAfter = 1_000;

/** Whether Redis can be used, and where it cannot, why. Told once for each change. */
export interface RedisReport {
  (state: { ready: boolean; reason?: string }): void;
}

/** The way to a Redis or Valkey that may be absent, slow or gone at any time without anybody noticing. */
export interface RedisLink {
  /** Hears what is published; it is subscribed anew by itself after a gap. */
  readonly subscriber: Redis;
  /** For the drivers of the cache library. Use it within `attempt` only. */
  readonly commands: Redis;
  isReady(): boolean;
  /** What a command answers; `undefined`, and at once while Redis is away, where it does not. Never throws. */
  attempt<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined>;
  close(): void;
}

/**
 * Connects in the background, and again whenever the connection breaks.
 * @param probe key that is written to see whether Redis takes anything
 */
export function linkRedis({ url, longestCommand = 250 }: RedisAccess, probe: string, report: RedisReport): RedisLink {
  const settings = { connectTimeout: retryAfter, keepAlive: 10_000, retryStrategy: () => retryAfter };
  const commands = new Redis(url, {
    ...settings,
    commandTimeout: longestCommand,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  const subscriber = new Redis(url, { ...settings, maxRetriesPerRequest: null });
  let state: 'unknown' | 'ready' | 'away' = 'unknown';
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function change(next: 'ready' | 'away', reason?: string): void {
    if (state === next || closed) return;
    state = next;
    report({ ready: next === 'ready', ...(reason && { reason }) });
  }

  function fail(error: unknown): void {
    change('away', error instanceof Error ? error.message : String(error));
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), retryAfter).unref();
  }

  /** One that answers but takes nothing, because it is full or a copy, is of no more use than none. */
  async function look(): Promise<void> {
    if (commands.status !== 'ready') return; // It looks by itself once it is connected.
    try {
      await commands.set(probe, '1', 'PX', retryAfter);
      change('ready');
    } catch (error) {
      fail(error);
      // Silence can be a connection that is dead without knowing it.
      if (error instanceof Error && error.name !== 'ReplyError') commands.disconnect(true);
    }
  }

  commands.on('ready', () => void look());
  for (const connection of [commands, subscriber]) connection.on('error', (error) => change('away', error.message));
  commands.on('close', () => change('away', 'the connection was closed'));

  return {
    subscriber,
    commands,
    isReady: () => state === 'ready',
    async attempt(command) {
      if (state !== 'ready') return undefined;
      try {
        return await command(commands);
      } catch (error) {
        fail(error);
        return undefined;
      }
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const connection of [commands, subscriber]) connection.disconnect();
    },
  };
}

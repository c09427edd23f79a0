import { randomUUID } from 'node:crypto';
import type { BusDriver } from 'bentocache/types';
import type { RedisLink } from './redisLink.ts';

/** A message with its sender, so that a process ignores its own. */
interface Envelope {
  from: string;
  message: never;
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The message bus between the processes of a site. The cache library's own bus waits for Redis with every message, and
 * ends the process if it cannot subscribe; this one drops messages while Redis is away. Entries expire within seconds
 * anyway.
 * @param prefix of the channels, the same for all versions of the program
 */
export function createRedisBus({ subscriber, attempt }: RedisLink, prefix: string): BusDriver {
  const processId = randomUUID();
  const handlers = new Map<string, (message: never) => unknown>();
  subscriber.on('message', (channel, text) => {
    const envelope = parseEnvelope(text);
    if (envelope && envelope.from !== processId) handlers.get(channel)?.(envelope.message);
  });

  const bus: BusDriver = {
    setId: () => bus,
    onReconnect: () => {},
    async publish(channel, message) {
      const text = JSON.stringify({ from: processId, message });
      await attempt((redis) => redis.publish(`${prefix}:${channel}`, text));
    },
    async subscribe(channel, handler) {
      handlers.set(`${prefix}:${channel}`, handler);
      // Waits for the first connection; rejects if the link is closed before.
      subscriber.subscribe(`${prefix}:${channel}`).catch(() => {});
    },
    async unsubscribe(channel) {
      handlers.delete(`${prefix}:${channel}`);
      await subscriber.unsubscribe(`${prefix}:${channel}`);
    },
    disconnect: async () => {}, // The link's owner closes it.
  };
  return bus;
}

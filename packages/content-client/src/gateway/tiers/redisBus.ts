import { randomUUID } from 'node:crypto';
import type { BusDriver } from 'bentocache/types';
import type { RedisLink } from './redisLink.ts';

/** A message, with the process that has sent it: nobody hears himself. */
interface Envelope {
  from: string;
  message: never;
}

function open(text: string): Envelope | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The bus between the processes of a site. That of the cache library waits for Redis with every message, and ends the
 * process where it cannot subscribe; this one loses what it cannot say. What is lost is old after seconds anyway.
 * @param prefix of the channels, the same in all processes of a site whatever their version
 */
export function createRedisBus({ subscriber, attempt }: RedisLink, prefix: string): BusDriver {
  const self = randomUUID();
  const handlers = new Map<string, (message: never) => unknown>();
  subscriber.on('message', (channel, text) => {
    const envelope = open(text);
    if (envelope && envelope.from !== self) handlers.get(channel)?.(envelope.message);
  });

  const bus: BusDriver = {
    setId: () => bus,
    onReconnect: () => {},
    async publish(channel, message) {
      const text = JSON.stringify({ from: self, message });
      await attempt((redis) => redis.publish(`${prefix}:${channel}`, text));
    },
    async subscribe(channel, handler) {
      handlers.set(`${prefix}:${channel}`, handler);
      // It waits for the first connection; closing before that refuses it.
      subscriber.subscribe(`${prefix}:${channel}`).catch(() => {});
    },
    async unsubscribe(channel) {
      handlers.delete(`${prefix}:${channel}`);
      await subscriber.unsubscribe(`${prefix}:${channel}`);
    },
    disconnect: async () => {}, // The link is closed by who has made it.
  };
  return bus;
}

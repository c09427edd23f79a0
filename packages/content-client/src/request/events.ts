import { channel } from 'node:diagnostics_channel';

/** A typed diagnostics channel, for telemetry that is usually disabled. */
export interface Events<T> {
  /** Lets publishers skip building a message without subscribers. */
  hasSubscribers(): boolean;
  /** Runs the subscribers in the context of the current request. */
  publish(message: T): void;
  /** @returns the unsubscribe function */
  subscribe(listener: (message: T) => void): () => void;
}

/** @param name unique within the process */
export function createEvents<T>(name: string): Events<T> {
  const diagnostics = channel(name);
  return {
    hasSubscribers: () => diagnostics.hasSubscribers,
    publish: (message) => diagnostics.publish(message),
    subscribe(listener) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `publish` writes to this channel
      const onMessage = (message: unknown): void => listener(message as T);
      diagnostics.subscribe(onMessage);
      return () => {
        diagnostics.unsubscribe(onMessage);
      };
    },
  };
}

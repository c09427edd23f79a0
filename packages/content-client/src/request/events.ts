import { channel } from 'node:diagnostics_channel';

/**
 * A typed diagnostics channel, for telemetry that is usually disabled.
 * @param name unique within the process
 */
export function createEvents<T>(name: string) {
  const diagnostics = channel(name);
  return {
    /** Lets publishers skip building a message without subscribers. */
    hasSubscribers: () => diagnostics.hasSubscribers,
    /** Runs the subscribers in the context of the current request. */
    publish: (message: T) => diagnostics.publish(message),
    /** @returns the unsubscribe function */
    subscribe(listener: (message: T) => void): () => void {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `publish` writes to this channel
      const onMessage = (message: unknown): void => listener(message as T);
      diagnostics.subscribe(onMessage);
      return () => {
        diagnostics.unsubscribe(onMessage);
      };
    },
  };
}

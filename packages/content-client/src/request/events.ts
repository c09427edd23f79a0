import { channel } from 'node:diagnostics_channel';

/** Something that is told to whoever listens; for telemetry, which mostly is switched off. */
export interface Events<T> {
  /** Whether anybody listens: telling nobody costs no more than asking this. */
  hasSubscribers(): boolean;
  /** Told in the context of the request under way. */
  publish(message: T): void;
  /** @returns ends it */
  subscribe(hear: (message: T) => void): () => void;
}

/** @param name under which a process has one of it */
export function createEvents<T>(name: string): Events<T> {
  const own = channel(name);
  return {
    hasSubscribers: () => own.hasSubscribers,
    publish: (message) => own.publish(message),
    subscribe(hear) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `tell` publishes here
      const listener = (message: unknown): void => hear(message as T);
      own.subscribe(listener);
      return () => {
        own.unsubscribe(listener);
      };
    },
  };
}

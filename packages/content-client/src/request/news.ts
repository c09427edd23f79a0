import { channel } from 'node:diagnostics_channel';

/** Something that is told to whoever listens; for telemetry, which mostly is switched off. */
export interface News<T> {
  /** Whether anybody listens: telling nobody costs no more than asking this. */
  heard(): boolean;
  /** Told in the context of the request under way. */
  tell(message: T): void;
  /** @returns ends it */
  listen(hear: (message: T) => void): () => void;
}

/** @param name under which a process has one of it */
export function createNews<T>(name: string): News<T> {
  const own = channel(name);
  return {
    heard: () => own.hasSubscribers,
    tell: (message) => own.publish(message),
    listen(hear) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `tell` publishes here
      const listener = (message: unknown): void => hear(message as T);
      own.subscribe(listener);
      return () => {
        own.unsubscribe(listener);
      };
    },
  };
}

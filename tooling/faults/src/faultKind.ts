import type { Random } from './random.ts';

/** The environment into which faults are injected. */
export interface FaultPlace {
  /** Contains all data of the sites; a separate disk if {@link hasOwnDisk}. */
  siteFolder: string;
  hasOwnDisk: boolean;
  outboxFolder: string;
  logsFolder: string;
  /** Process ids of the running sites. */
  sitePids(): readonly [number, ...number[]];
}

/** A fault to inject, besides kills and network faults. */
export interface FaultKind {
  /** Row title in the table. */
  readonly title: string;
  /** Whether this machine supports the fault. */
  isPossible(place: FaultPlace): boolean;
  /** Injects the fault once and reverts it. Returns the number of occurrences. */
  inject(place: FaultPlace, random: Random): Promise<number>;
  /** Lists violations once everything is delivered. */
  check?(place: FaultPlace): string[];
}

/** A fault that is injected repeatedly. */
export interface InjectedFault {
  title: string;
  /** Number of occurrences; undefined if this machine does not support the fault. */
  count(): number | undefined;
  /** Stops the injection. */
  heal(): Promise<void>;
  check(): string[];
}

import type { Random } from './random.ts';

/** Where a fault may be played. */
export interface FaultPlace {
  /** Folder in which all data of the sites lie, on a disk of its own where {@link hasOwnDisk}. */
  siteFolder: string;
  hasOwnDisk: boolean;
  outboxFolder: string;
  logsFolder: string;
  /** Process ids of the sites that live at this moment. */
  sitePids(): readonly [number, ...number[]];
}

/** Something that goes wrong at random moments, beside kills and the way to the content service. */
export interface FaultKind {
  /** What is counted, for the table. */
  readonly title: string;
  /** Whether it can be played on this machine; where it cannot, the table says so. */
  isPossible(place: FaultPlace): boolean;
  /** Lets it happen once, and ends it; gives how often it has. */
  play(place: FaultPlace, random: Random): Promise<number>;
  /** What must not have come of it, once all is delivered. */
  check?(place: FaultPlace): string[];
}

/** A fault that is played again and again. */
export interface PlayedFault {
  title: string;
  /** How often it was played; undefined where it cannot be on this machine. */
  played(): number | undefined;
  /** Ends it. */
  heal(): Promise<void>;
  check(): string[];
}

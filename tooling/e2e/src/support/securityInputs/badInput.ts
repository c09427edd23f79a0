import type { Bytes } from './wire.ts';

/** A row of the table of bad inputs: what is sent, and what has to become of it. */
export interface BadInput {
  name: string;
  bytes: Bytes;
  /** Of the answer; 0 where the connection is closed without one. */
  status: number;
  /** The connection breaks off after it. */
  breaksOff?: true;
  /** Must stand in the answer, headers or body. */
  says?: string;
  /** What the content service then has, by its field; where it is missing, nothing may arrive. */
  kept?: Readonly<Record<string, string | null>>;
  /** Names of the files that arrive with it. */
  files?: readonly string[];
}

/** Rows that are refused in the same way. */
export const refused = (
  status: number,
  rows: readonly (readonly [name: string, bytes: Bytes, says?: string])[],
): BadInput[] => rows.map(([name, bytes, says]) => ({ name, bytes, status, ...(says && { says }) }));

import type { Bytes } from './wire.ts';

/** A malicious input and the expected result. */
export interface BadInput {
  name: string;
  bytes: Bytes;
  /** Expected status; 0 if the connection is closed without a response. */
  status: number;
  /** Whether the client disconnects afterwards. */
  breaksOff?: true;
  /** Expected in the headers or body of the response. */
  says?: string;
  /** Expected fields in the content service; without it, nothing may arrive. */
  kept?: Readonly<Record<string, string | null>>;
  /** Expected file names. */
  files?: readonly string[];
}

/** Rows with the same expected status. */
export const rejected = (
  status: number,
  rows: readonly (readonly [name: string, bytes: Bytes, says?: string])[],
): BadInput[] => rows.map(([name, bytes, says]) => ({ name, bytes, status, ...(says && { says }) }));

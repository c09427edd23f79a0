import type { Wish } from './matching.ts';

/** A subscription as it is stored. Instants are in ISO 8601. */
export interface StoredAlert extends Wish {
  id: number;
  documentId: string;
  email: string;
  language: string;
  privateToken: string;
  createdAt: string;
  /** Null until it is confirmed, as the three below. */
  confirmedAt: string | null;
  endsAt: string | null;
  remindedAt: string | null;
  checkedAt: string | null;
  /** Document ids of jobs that are not new to the subscriber. */
  knownJobs: string[] | null;
  company: { key: string; name: string } | null;
}

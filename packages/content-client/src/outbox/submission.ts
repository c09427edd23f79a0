import type { SubmissionKind } from '../contract/submissions/fields.ts';

/** A file in the outbox, as the visitor sent it. */
export interface SubmittedFile {
  /** The name on the visitor's device: any Unicode, never used as a path. */
  name: string;
  /** Media type, detected from the content. */
  type: string;
  bytes: number;
  /** SHA-256 of its content, in hex. */
  hash: string;
  /** Path in the outbox until delivery. */
  path: string;
}

/** A submission to deliver. All of it is personal data and never logged. */
export interface Submission {
  /** Of the form and its content, so that a repeated submission has no effect. Also the idempotency key of the delivery. */
  key: string;
  /** Shown to the visitor, for example `K7QM-3F9X`. */
  reference: string;
  kind: SubmissionKind;
  tenant: string;
  /** Values by field name. */
  fields: Readonly<Record<string, string>>;
  files: readonly SubmittedFile[];
  /** Milliseconds since the epoch. */
  acceptedAt: number;
}

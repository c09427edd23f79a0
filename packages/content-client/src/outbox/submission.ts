/** What a visitor sends: an application, or a message of the contact form. */
export type SubmissionKind = 'application' | 'message';

/** A file as the visitor sent it, kept in the outbox. */
export interface SubmittedFile {
  /** As the visitor's device calls it; any Unicode, never used as a path. */
  name: string;
  /** Media type that its content was found to have. */
  type: string;
  bytes: number;
  /** SHA-256 of its content, in hex. */
  hash: string;
  /** Where it lies until it is delivered. */
  path: string;
}

/** What is to be delivered. All of it is personal: it never stands in a log. */
export interface Submission {
  /** Drawn in the visitor's form: sending it twice is sending it once. Also the idempotency key of the delivery. */
  key: string;
  /** What the visitor is told, for example `K7QM-3F9X`. */
  reference: string;
  kind: SubmissionKind;
  tenant: string;
  /** By the name of the form's field. */
  fields: Readonly<Record<string, string>>;
  files: readonly SubmittedFile[];
  /** Milliseconds since the epoch. */
  acceptedAt: number;
}

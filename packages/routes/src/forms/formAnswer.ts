import type { FieldProblems } from '@group/content-client/formField/formField';
import type { FileProblem } from './fileKinds.server.ts';
import type { FormToken } from './spamGuard.server.ts';

/** Why a form as a whole was rejected. */
export type FormError =
  | 'again'
  | 'trapped'
  | 'tooLarge'
  | 'unreadable'
  | 'full'
  | 'tooOften'
  | 'crowded'
  | 'unavailable';

/** The result of submitting a form. It goes to the sender only and is not stored. */
export type FormAnswer = Sent | NotSent;

export interface Sent {
  /** The reference. */
  sent: string;
  /** Path, without language prefix, of the private page of the submission, if its kind has one. */
  link?: string | undefined;
  /** Tenant keys of the other houses that get an application. */
  houses?: readonly string[] | undefined;
}

export interface NotSent {
  sent?: undefined;
  formError?: FormError | undefined;
  problems: FieldProblems;
  /** Rejected files, by their names on the visitor's device. */
  files: readonly { name: string; problem: FileProblem }[];
  /** Number of uploaded files; after a page load the visitor has to choose them again. */
  fileCount: number;
  /** The values of all fields that arrived. */
  values: Readonly<Record<string, string>>;
  /** For the next attempt: with the same key if the submitted token was genuine. */
  formToken: FormToken;
}

/** What says "sent" must have a reference. */
export function isAnswer(value: unknown): value is FormAnswer {
  if (typeof value !== 'object' || value === null) return false;
  return 'sent' in value ? /^[\dA-Z]{4}-[\dA-Z]{4}$/.test(String(value.sent)) : 'formToken' in value;
}

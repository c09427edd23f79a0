import type { FieldProblems } from '@group/content-client/formField/formField';
import type { FileProblem } from './fileKinds.server.ts';
import type { FormToken } from './spamGuard.server.ts';

/** Why a form as a whole was not taken. */
export type FormError = 'again' | 'tooLarge' | 'unreadable' | 'full' | 'tooOften' | 'crowded' | 'unavailable';

/** What became of a form. Nothing of it is kept by anybody: it goes to the one who sent it. */
export type FormAnswer = { sent: string } | NotSent;

export interface NotSent {
  sent?: undefined;
  formError?: FormError | undefined;
  problems: FieldProblems;
  /** Files that cannot be taken, by the names that the visitor's device gave them. */
  files: readonly { name: string; problem: FileProblem }[];
  /** How many files came along; they have to be chosen again where the page was loaded anew. */
  filesCame: number;
  /** All that was typed, as far as it arrived. */
  values: Readonly<Record<string, string>>;
  /** For the next attempt: of the same key wherever this one was genuine. */
  formToken: FormToken;
}

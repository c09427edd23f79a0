import type { SetUp } from '../secondFactorErrors.ts';

/** What the dialog asks for: a code, the first code of a new key, or to keep the recovery codes. */
export type Question =
  | { kind: 'code'; error: string | undefined }
  | { kind: 'setup'; setUp: SetUp; error: string | undefined }
  | { kind: 'recovery'; codes: readonly string[] };

export interface OpenQuestion {
  question: Question;
  /** @param code that was typed; `undefined` if the user gives up, or has nothing to type */
  answer: (code: string | undefined) => void;
}

let show: ((open: OpenQuestion) => void) | undefined;

/** The dialog says how it is told of a question. */
export function listen(listener: typeof show): void {
  show = listener;
}

/** Asks the user, and waits for the answer. */
export const ask = (question: Question): Promise<string | undefined> =>
  new Promise((answer) => {
    if (show) show({ question, answer });
    else answer(undefined);
  });

/** The answers by question name. */
export type Answers = Readonly<Record<string, string>>;

/** A question of a generator. */
export interface Question {
  /** Name of the answer, and of its option on the command line. */
  name: string;
  /** The prompt. */
  ask: string;
  /** The default answer; without it, the question is required. */
  usual?: (answers: Answers) => string;
  /** Validates an answer: one sentence on its error, or null. */
  objection?: (answer: string) => string | null;
}

/** A generator. */
export interface Generator {
  name: string;
  /** One-line description. */
  makes: string;
  /** The first one is answered by the word after the generator's name. */
  questions: readonly [Question, ...Question[]];
  /**
   * Generates the files below the repository's root.
   * @returns the written files, relative to the root
   * @throws OperatorError with one sentence on the obstacle; nothing is written then
   */
  make: (root: string, answers: Answers) => string[];
  /** Next steps, one sentence per line. */
  next: (answers: Answers) => string[];
}

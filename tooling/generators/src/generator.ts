/** What a generator is told, by the names of its questions. */
export type Answers = Readonly<Record<string, string>>;

/** Something that a generator must know. */
export interface Question {
  /** Name of the answer, and of its option on the command line. */
  name: string;
  /** What the person at the keyboard is asked. */
  ask: string;
  /** What holds where nothing is answered; none for a question that needs an answer. */
  usual?: (answers: Answers) => string;
  /** One sentence on what is wrong with an answer; null for a good one. */
  objection?: (answer: string) => string | null;
}

/** One kind of thing that can be made. */
export interface Generator {
  name: string;
  /** What it makes, in one line. */
  makes: string;
  /** The first one is answered by the word after the generator's name. */
  questions: readonly [Question, ...Question[]];
  /**
   * Makes it in the repository with this root.
   * @returns the files that were written, below the root
   * @throws OperatorError with one sentence on what stands in the way; nothing is written then
   */
  make: (root: string, answers: Answers) => string[];
  /** What to do next, one sentence a line. */
  next: (answers: Answers) => string[];
}

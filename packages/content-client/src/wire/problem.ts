/** A piece of content that could not be used. Names the field, never its value: content may hold personal data. */
export interface ContentProblem {
  /** Path of the field in the document, for example `Nav.2.link`. */
  field: string;
  /** What was expected, in words. */
  message: string;
}

/** Takes note of a problem; what was broken is left out, the rest of the document is used. */
export type ReportProblem = (problem: ContentProblem) => void;

/** The document as a whole cannot be used: the same as if the content service were down. */
export class ContentShapeError extends Error {
  override name = 'ContentShapeError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ field, message }) => `${field}: ${message}`).join('; '));
    this.problems = problems;
  }
}

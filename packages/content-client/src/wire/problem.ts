/** A field of the content that is invalid. Never contains the value, which may be personal data. */
export interface ContentProblem {
  /** Path of the field in the document, for example `Nav.2.link`. */
  field: string;
  /** What was expected, in words. */
  message: string;
}

/** Reports an invalid part that is left out of the document. */
export type ReportProblem = (problem: ContentProblem) => void;

/** The document as a whole is invalid, which is treated like an outage of the content service. */
export class ContentShapeError extends Error {
  override name = 'ContentShapeError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ field, message }) => `${field}: ${message}`).join('; '));
    this.problems = problems;
  }
}

/** Something that the person at the keyboard can mend. Its message is one sentence, shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  /** Log whose last lines tell more. */
  readonly logFile: string | undefined;

  constructor(message: string, logFile?: string) {
    super(message);
    this.logFile = logFile;
  }
}

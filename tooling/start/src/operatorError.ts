/** An error that the user can fix. Its message is one sentence, shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  /** Log file whose last lines are shown. */
  readonly logFile: string | undefined;

  constructor(message: string, logFile?: string) {
    super(message);
    this.logFile = logFile;
  }
}

import { relative } from 'node:path';

/** An error that the user can fix. Its message is shown without a stack: one sentence, and where the log is. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  /** Log file whose last lines are shown. */
  readonly logFile: string | undefined;

  constructor(message: string, logFile?: string) {
    super(logFile ? `${message} Its log: ${relative(process.cwd(), logFile)}` : message);
    this.logFile = logFile;
  }
}

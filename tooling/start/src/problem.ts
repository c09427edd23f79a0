import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { styleText } from 'node:util';
import { OperatorError } from './operatorError.ts';

/** Lines of a log that are shown when something went wrong. */
const shownLines = 30;

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-shownLines).join('\n');
}

/** Shows what went wrong: one sentence, after the last lines of the log if there is one. Faults of ours keep their stack. */
export async function showProblem(error: unknown): Promise<void> {
  if (!(error instanceof OperatorError)) {
    console.error(error);
    return;
  }
  if (error.logFile) {
    console.error(`\n${await lastLines(error.logFile)}\n`);
    console.error(styleText('dim', `The whole log: ${relative(process.cwd(), error.logFile)}`));
  }
  console.error(styleText('red', error.message));
}

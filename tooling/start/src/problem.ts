import { readFile } from 'node:fs/promises';
import { styleText } from 'node:util';
import { OperatorError } from './operatorError.ts';

/** Log lines that are shown after an error. */
const shownLines = 30;

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-shownLines).join('\n');
}

/** Prints an error: the last lines of its log and its message. Unexpected errors keep their stack. */
export async function showProblem(error: unknown): Promise<void> {
  if (!(error instanceof OperatorError)) {
    console.error(error);
    return;
  }
  if (error.logFile) console.error(`\n${await lastLines(error.logFile)}\n`);
  console.error(styleText('red', error.message));
}

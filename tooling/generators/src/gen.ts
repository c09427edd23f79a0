import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readOrder, usage } from './commandLine.ts';
import { OperatorError } from './repository/operatorError.ts';

const root = join(import.meta.dirname, '../../..');

/** Formats the files, as line lengths depend on the names. */
function format(paths: readonly string[]): void {
  const sources = paths.filter((path) => !path.endsWith('.svg'));
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), sources, { cwd: root, stdio: 'inherit' });
}

async function generate(args: readonly string[]): Promise<void> {
  const keyboard = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const ask =
    keyboard &&
    ((question: string) =>
      keyboard.question(question).catch((cause: unknown) => {
        throw new OperatorError('\nNothing was written.', { cause }); // Ctrl-C or Ctrl-D.
      }));
  try {
    const { generator, answers } = await readOrder(args, ask);
    const paths = generator.make(root, answers);
    format(paths);
    console.log(['Written:', ...paths.map((path) => `  ${path}`), 'Next:'].join('\n'));
    console.log(
      generator
        .next(answers)
        .map((line) => `  ${line}`)
        .join('\n'),
    );
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    keyboard?.close();
  }
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help')) console.log(usage());
else await generate(args);

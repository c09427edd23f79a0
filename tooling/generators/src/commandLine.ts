import { parseArgs } from 'node:util';
import { blockGenerator } from './block/block.ts';
import { componentGenerator } from './component/component.ts';
import { contentTypeGenerator } from './contentType/contentType.ts';
import { formFieldGenerator } from './formField/formField.ts';
import type { Answers, Generator, Question } from './generator.ts';
import { OperatorError } from './repository/operatorError.ts';
import { screenGenerator } from './screen/screen.ts';
import { tenantGenerator } from './tenant/tenant.ts';

/** All generators. */
export const generators: readonly Generator[] = [
  tenantGenerator,
  screenGenerator,
  componentGenerator,
  contentTypeGenerator,
  blockGenerator,
  formFieldGenerator,
];

/** The help text of `npm run gen`. */
export function usage(): string {
  const lines = generators.map(({ name, makes, questions: [first, ...others] }) => {
    const options = others.map((question) => `[--${question.name} …]`).join(' ');
    return `  npm run gen -- ${name} <${first.name}> ${options}\n      ${makes}\n`;
  });
  return `Makes files that pass every check from the start. What is not said is asked.\n\n${lines.join('\n')}`;
}

/** Prompts the user; null without a terminal. */
export type Ask = ((question: string) => Promise<string>) | null;

function objectionTo({ ask, name, objection }: Question, answer: string): string | null {
  return answer ? (objection?.(answer) ?? null) : `${ask}: nothing was said; write --${name} …`;
}

/** The answer to a question. On a terminal, an unusable one is asked for again, so that earlier answers are kept. */
async function answerTo(
  question: Question,
  said: string | undefined,
  answers: Answers,
  ask: Ask,
  problem = '',
): Promise<string> {
  const usual = question.usual?.(answers) ?? '';
  const asked = said ?? (await ask?.(`${problem}${question.ask}${usual && ` [${usual}]`}: `)) ?? '';
  const answer = asked.trim() || usual;
  const objection = objectionTo(question, answer);
  if (objection === null) return answer;
  if (!ask) throw new OperatorError(objection);
  return answerTo(question, undefined, answers, ask, `${objection}\n`);
}

/** A generator with its answers. */
export interface Order {
  generator: Generator;
  answers: Answers;
}

/** @throws OperatorError for an unknown option or one without a value */
function parsed(generator: Generator, args: readonly string[]) {
  const options = Object.fromEntries(generator.questions.map(({ name }) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    const known = generator.questions.map(({ name }) => `--${name}`).join(', ');
    throw new OperatorError(`An option is unknown or has no value; ${generator.name} knows ${known}.`, { cause });
  }
}

/**
 * Reads a command line: `tenant ahornhof --name Ahornhof --colour #2b4f81`, and prompts for missing answers.
 * @throws OperatorError with one sentence for an invalid command line
 */
export async function readOrder([name, ...args]: readonly string[], ask: Ask): Promise<Order> {
  const generator = generators.find((each) => each.name === name);
  if (!generator) throw new OperatorError(`There is no generator "${name}".\n\n${usage()}`);
  const { values, positionals } = parsed(generator, args);
  const [first, ...surplus] = positionals;
  if (surplus.length > 0) throw new OperatorError(`"${surplus.join(' ')}" is too much; put words in quotes.`);
  const [main] = generator.questions;
  let answers: Answers = {};
  for (const question of generator.questions) {
    const said = values[question.name] ?? (question === main ? first : undefined);
    answers = { ...answers, [question.name]: await answerTo(question, said, answers, ask) };
  }
  return { generator, answers };
}

import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { generators, readOrder } from './commandLine.ts';

const repository = join(import.meta.dirname, '../../..');
export const run = promisify(execFile);

const copied = [
  'packages/content-client',
  'packages/metrics',
  'packages/routes',
  'packages/themes',
  'packages/ui',
  'tooling/directory',
  'tooling/generators',
  'tooling/postgres',
  'tooling/structure',
  'tooling/vitest',
  'apps/cms',
  'tsconfig.json',
  'pnpm-workspace.yaml',
  '.oxfmtrc.json',
  '.oxlintrc.json',
];

/** Generated folders that are not copied. */
const leftBehind = new Set(['.cache', '.data', '.results', '.strapi', '.turbo', '.vite', '.vite-temp', 'dist']);

/** The words of a command line in a shell. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** What a generator writes or changes: the files of a folder that it makes are one place. */
export const placesOf = (paths: readonly string[]): Set<string> =>
  new Set(paths.map((path) => (existsSync(join(repository, dirname(path))) ? path : dirname(path))));

/** The command lines of all documents. */
export const documented = globSync('{*,{apps,packages,tooling}/**/*}.{md,mdx}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|CHANGELOG)/.test(path),
}).flatMap((path) => {
  const lines = readFileSync(join(repository, path), 'utf8').replaceAll(/ \\\n +/g, ' ');
  return [...lines.matchAll(/\bgen (?:-- )?([a-z-]+ [^`…\n]+)(?:`|\n)/g)]
    .map(([, order = '']) => wordsOf(order))
    .filter(([kind]) => generators.some(({ name }) => name === kind));
});

/** The most complete documented command line of each unit. */
export const examples = documented
  .toSorted((one, other) => other.length - one.length)
  .filter(([kind, name], at, all) => all.findIndex((each) => each[0] === kind && each[1] === name) === at);

/** The command lines that run in the copy, whose tenants do not know each other: their keys lead to different characters. */
export const orders = [
  ...examples,
  ['tenant', 'buchen-hof', '--name', "Buchenhof's Au", '--colour', '#e0b040'],
  [
    'tenant',
    'berghof',
    '--name',
    'Berghof',
    '--hosts',
    'www.berghof.ch, Berghof.ch, berghof-uster.ch',
    '--colour',
    '#7a2f8f',
  ],
  // A visit has a field of this name, too.
  ['form-field', 'persons', '--label', 'Personen'],
  ['screen', 'opening-hours', '--path', '/haus/oeffnungszeiten', '--title', 'Öffnungszeiten'],
];

/** Runs a program in a folder of the copy and returns its findings. */
async function findingsIn(copy: string, folder: string, program: string, args: readonly string[]): Promise<string> {
  const outside = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name));
  const bin = join(repository, 'node_modules/.bin');
  const env = { ...Object.fromEntries(outside), PATH: `${bin}:${process.env.PATH}` };
  try {
    await run(program, [...args], { cwd: join(copy, folder), env, maxBuffer: 2 ** 25 });
    return '';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    return `${program} ${args.join(' ')} in ${folder} found:\n${stdout}\n${stderr}`;
  }
}

/** A copy of the repository, and what the command lines wrote there. */
interface Generated {
  copy: string;
  written: string[];
  /** The paths of each command line, by the kind of the unit. */
  writtenFor: { kind: string; paths: string[] }[];
  /** Runs a program in a folder of the copy and returns its findings. */
  findings(folder: string, program: string, ...args: string[]): Promise<string>;
}

/** Runs all command lines in a copy of the repository, which lives as long as the tests of the file. */
export function generatedCopy(): Generated {
  const copy = mkdtempSync(join(tmpdir(), 'generated-'));
  const written: string[] = [];
  const writtenFor: Generated['writtenFor'] = [];
  beforeAll(async () => {
    for (const path of copied) {
      const filter = (source: string) => !leftBehind.has(basename(source));
      // Keeps links between packages relative, so that they point to the copies.
      cpSync(join(repository, path), join(copy, path), { recursive: true, verbatimSymlinks: true, filter });
    }
    symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
    for (const words of orders) {
      const { generator, answers } = await readOrder(words, null);
      const paths = generator.make(copy, answers);
      written.push(...paths);
      writtenFor.push({ kind: generator.name, paths });
    }
    const sources = written.filter((path) => !/\.(?:svg|webp)$/.test(path));
    await findingsIn(copy, '.', 'oxfmt', sources);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  return { copy, written, writtenFor, findings: (folder, program, ...args) => findingsIn(copy, folder, program, args) };
}

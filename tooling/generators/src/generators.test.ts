import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generators, readOrder } from './commandLine.ts';

const repository = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'generated-'));
const run = promisify(execFile);

const copied = [
  'packages/content-client',
  'packages/metrics',
  'packages/routes',
  'packages/themes',
  'packages/ui',
  'tooling/generators',
  'tooling/postgres',
  'tooling/structure',
  'tooling/vitest',
  'apps/cms',
  'tsconfig.base.json',
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
const placesOf = (paths: readonly string[]): Set<string> =>
  new Set(paths.map((path) => (existsSync(join(repository, dirname(path))) ? path : dirname(path))));

/** The command lines of all documents. */
const documented = globSync('{*,{apps,packages,tooling}/**/*}.{md,mdx}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|CHANGELOG)/.test(path),
}).flatMap((path) => {
  const lines = readFileSync(join(repository, path), 'utf8').replaceAll(/ \\\n +/g, ' ');
  return [...lines.matchAll(/\bgen (?:-- )?([a-z-]+ [^`…\n]+)(?:`|\n)/g)]
    .map(([, order = '']) => wordsOf(order))
    .filter(([kind]) => generators.some(({ name }) => name === kind));
});

/** The most complete documented command line of each unit. */
const examples = documented
  .toSorted((one, other) => other.length - one.length)
  .filter(([kind, name], at, all) => all.findIndex((each) => each[0] === kind && each[1] === name) === at);

/** The command lines that run in the copy, whose tenants do not know each other: their keys lead to different characters. */
const orders = [
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
  ['screen', 'opening-hours', '--path', '/haus/oeffnungszeiten', '--title', 'Öffnungszeiten'],
];
const written: string[] = [];
/** The paths of each command line, by the kind of the unit. */
const writtenFor: { kind: string; paths: string[] }[] = [];

const vitest = './node_modules/.bin/vitest';

/** Runs a program in the copy and returns its findings. */
async function findings(folder: string, program: string, ...args: string[]): Promise<string> {
  const outside = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name));
  const bin = join(repository, 'node_modules/.bin');
  const env = { ...Object.fromEntries(outside), PATH: `${bin}:${process.env.PATH}` };
  try {
    await run(program, args, { cwd: join(copy, folder), env, maxBuffer: 2 ** 25 });
    return '';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    return `${program} ${args.join(' ')} in ${folder} found:\n${stdout}\n${stderr}`;
  }
}

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
  await findings('.', 'oxfmt', ...sources);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Answers a prompt by its default, where it has one. */
const acceptDefaults = async (question: string) => (question.includes('[') ? '' : 'Beispiel');

describe('documented examples', () => {
  it('are of every kind', () => {
    expect(new Set(examples.map(([kind]) => kind))).toEqual(new Set(generators.map(({ name }) => name)));
  });

  it.each(documented.map((words) => [words.join(' '), words] as const))('%s asks for the rest', async (_, words) => {
    await expect(readOrder(words, acceptDefaults)).resolves.toBeDefined();
  });
});

describe('generated code', () => {
  it('exists, and nothing else has changed', () => {
    const folder = 'packages/themes/src/tenants/berghof';
    const files = ['tenant.ts', 'logo.svg', 'logo-white.svg', 'logo-small.svg', 'favicon.svg'];
    expect(written.filter((path) => path.startsWith(folder))).toEqual(files.map((file) => `${folder}/${file}`));
    for (const path of written) expect(readFileSync(join(copy, path), 'utf8')).not.toBe('');
  });

  it.each([
    ['block', 4],
    // Where the websites show its entries is a fifth place.
    ['content-type', 4],
    ['form-field', 3],
  ])('of a %s stands in %i places', (kind, count) => {
    const places = writtenFor.filter((each) => each.kind === kind).map(({ paths }) => [...placesOf(paths)]);
    expect(places).not.toEqual([]);
    expect(places.filter((each) => each.length > count)).toEqual([]);
  });

  it.each(['packages/themes', 'packages/ui', 'packages/routes', 'packages/content-client'])(
    'compiles in %s',
    async (folder) => expect(await findings(folder, 'tsc')).toBe(''),
    120_000,
  );

  it('passes the linter', async () => {
    const sources = written.filter((path) => path.startsWith('packages/') && /\.tsx?$/.test(path));
    expect(await findings('.', 'oxlint', '--type-aware', ...sources)).toBe('');
  }, 120_000);

  it.each([
    ['packages/themes', []],
    ['packages/ui', ['src/structure.test.ts', 'src/Badge', 'src/form/PhoneField']],
    [
      'packages/routes',
      ['src/screens/opening-hours', 'src/app/siteRoutes.test.ts', 'src/blocks/Blocks', 'src/screens/application'],
    ],
    ['packages/content-client', ['src/mealPlan', 'src/application', 'src/contract/content']],
  ])(
    'passes the tests of %s',
    async (folder, tests) => expect(await findings(folder, vitest, 'run', ...tests)).toBe(''),
    120_000,
  );

  it('contains complete examples for the content service', async () => {
    expect(await findings('apps/cms', 'tsc', '--noEmit')).toBe('');
    // Without the content service's own test setup, which builds all of it.
    rmSync(join(copy, 'apps/cms/vitest.config.mts'));
    expect(await findings('apps/cms', vitest, 'run', 'src/seeding/examples.test.ts')).toBe('');
  }, 120_000);

  it('is example content that the seed reads, where it is a content type', async () => {
    const program = `
      import { readFileSync } from 'node:fs';
      import { exampleSchema } from '${copy}/apps/cms/src/seeding/example.ts';
      const file = readFileSync('${copy}/apps/cms/seed/tenants/tabor/mealPlans.json', 'utf8');
      console.log(JSON.stringify(exampleSchema.shape.mealPlans.parse(JSON.parse(file))));
    `;
    const { stdout } = await run('node', ['--input-type=module', '--eval', program], { cwd: join(copy, 'apps/cms') });
    expect(JSON.parse(stdout)).toMatchObject([{ id: 'sommerfest', title: 'Sommerfest im Garten' }]);
  });

  it('has the hosts of the tenant, the canonical one first', () => {
    const tenant = readFileSync(join(copy, 'packages/themes/src/tenants/berghof/tenant.ts'), 'utf8');
    expect(tenant).toContain("hosts: ['www.berghof.ch', 'berghof-uster.ch'],");
  });

  it('is what HR reads: a new field is in details, print and table', async () => {
    const submissions = join(copy, 'apps/cms/src/features/submissions');
    // Node alone, because Vitest resolves the packages of the repository, not those of the copy.
    const program = `
      import { furtherAnswers } from '${submissions}/answers.ts';
      import { applicationsTable } from '${submissions}/worklist/table.ts';
      const entry = { nationality: 'Italien', stage: 'new', acceptedAt: '2026-11-22T08:00:00Z', jobTitle: '', assignedTo: '' };
      const listed = { answerBy: '2026-11-27T08:00:00Z', company: 'Tabor' };
      console.log(JSON.stringify([furtherAnswers(entry), applicationsTable([entry], [listed])]));
    `;
    const { stdout } = await run('node', ['--input-type=module', '--eval', program], { cwd: join(copy, 'apps/cms') });
    const [answers, table] = JSON.parse(stdout) as [object[], string];
    expect(answers).toContainEqual({
      name: 'nationality',
      label: 'Nationalität',
      text: 'Italien',
      isLong: false,
      isListed: false,
    });
    expect(table).toMatch(/"Nationalität".*\r\n.*"Italien"/);
  });

  it('routes to the screen on both kinds of site', () => {
    const routes = readFileSync(join(copy, 'packages/routes/src/app/siteRoutes.ts'), 'utf8');
    const [, shared = ''] = /const screens: RouteConfigEntry\[\] = \[\n(.*?)\n\];/s.exec(routes) ?? [];
    const rows = shared.split('\n').map((row) => row.trim());
    const row = "screen(paths.openingHours, '../screens/opening-hours/opening-hours.route.tsx', 'opening-hours'),";
    expect(rows.indexOf(row)).toBe(rows.findIndex((each) => each.startsWith('// The catch-all')) - 1);
    expect(rows).toContain(row);
  });
});

describe('a repeated command', () => {
  it.each(orders.map((words) => [words.slice(0, 2).join(' '), words] as const))(
    'rejects %s, and changes nothing',
    async (_, words) => {
      const before = written.map((path) => readFileSync(join(copy, path), 'utf8'));
      const { generator, answers } = await readOrder(words, null);
      expect(() => generator.make(copy, answers)).toThrow('already');
      expect(written.map((path) => readFileSync(join(copy, path), 'utf8'))).toEqual(before);
    },
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generators, readOrder } from './commandLine.ts';
import { documented, examples, generatedCopy, orders, placesOf, run } from './generated.fixture.ts';

const { copy, written, writtenFor } = generatedCopy();

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

  it('is a field of the application alone', () => {
    const fields = readFileSync(join(copy, 'packages/content-client/src/contract/submissions/fields.ts'), 'utf8');
    expect(fields.match(/^ {4}nationality: /gm)).toHaveLength(1);
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

  it('is a screen that sitemap and search list', () => {
    const route = readFileSync(join(copy, 'packages/routes/src/screens/opening-hours/opening-hours.route.tsx'), 'utf8');
    expect(route).toMatch(/handle: ScreenHandle = \{\s*listed: true,\s*words:/);
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

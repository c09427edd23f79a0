import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedCopy } from './generated.fixture.ts';

const { copy, written, findings } = generatedCopy();

const vitest = './node_modules/.bin/vitest';

describe('generated code', () => {
  it('compiles', async () => expect(await findings('.', 'tsc')).toBe(''), 120_000);

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
    // Without the content service's own test setup, which builds all of it.
    rmSync(join(copy, 'apps/cms/vitest.config.mts'));
    expect(await findings('apps/cms', vitest, 'run', 'src/seeding/examples.test.ts')).toBe('');
  }, 120_000);
});

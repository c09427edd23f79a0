import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './sourceFiles.ts';
import { contractFacts } from './twins.ts';

/** Tests may write the wire format out, to hold the contract to it; stories show examples of their own. */
const product = sourceFiles.filter((file) => !/\.(?:test|stories)\.tsx?$|^tooling\/structure\//.test(file));

describe('the contract of the content service and the sites', () => {
  it.each(contractFacts)('is the only place that states $name', ({ home, pattern, within = '' }) => {
    const stating = product.filter((file) => (file === home || file.startsWith(within)) && pattern.test(read(file)));
    expect(stating).toEqual([home]);
  });

  it('names every variable that a program reads', () => {
    const reading = sourceFiles.filter(
      (file) =>
        /^(?:apps|packages)\/(?!.*(?:\.test\.|fixture|vitest\.config|\/(?:vite|testing)\/))/.test(file) &&
        /process\.env\b/.test(read(file)),
    );
    expect(reading.toSorted()).toEqual([
      // Sets what Strapi reads on import, and its own defaults.
      'apps/cms/src/environment.ts',
      // Where pnpm was started, for a path on the command line.
      'apps/cms/src/media.ts',
      'apps/cms/src/media/bucketSettings.ts',
      'apps/cms/src/seed.ts',
      'apps/cms/src/variables.ts',
      'packages/routes/src/app/defineSite.server.ts',
      // Passed on to the process that renders pictures.
      'packages/server/src/pictures/pictureRenderer.ts',
      'packages/server/src/serveSite.ts',
    ]);
  });

  it('is all that the content service imports of the content client', () => {
    const importing = sourceFiles.filter(
      (file) => file.startsWith('apps/cms/') && /'@group\/content-client\/(?!contract\/)/.test(read(file)),
    );
    expect(importing).toEqual([]);
  });

  it('imports nothing but itself, Node, zod and the registry of tenants', () => {
    const contract = sourceFiles.filter(
      (file) => file.startsWith('packages/content-client/src/contract/') && !file.endsWith('.test.ts'),
    );
    expect(contract.length).toBeGreaterThan(3);
    const imported = contract.flatMap((file) => [...read(file).matchAll(/ from '([^']+)'/g)].map(([, from]) => from));
    const allowed = /^(?:(?:\.\.?\/)+(?:\w+\/)*\w+\.ts|node:crypto|zod|@group\/themes\/registry)$/;
    expect(imported.filter((from) => !allowed.test(from ?? ''))).toEqual([]);
  });
});

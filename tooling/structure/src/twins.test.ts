import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './sourceFiles.ts';
import { contractFacts } from './twins.ts';

/** Tests may write the wire format out, to hold the contract to it; stories show examples of their own. */
const product = sourceFiles.filter((file) => !/\.(?:test|stories)\.tsx?$|^tooling\/structure\//.test(file));

describe('the contract of the content service and the sites', () => {
  it.each(contractFacts)('is the only place that states $name', ({ home, pattern, within = '' }) => {
    const stating = product.filter((file) => file.startsWith(within) && pattern.test(read(file)));
    expect(stating).toEqual([home]);
  });

  it('is all that the content service imports of the content client', () => {
    const importing = sourceFiles.filter(
      (file) => file.startsWith('apps/cms/') && /'@group\/content-client\/(?!contract\/)/.test(read(file)),
    );
    expect(importing).toEqual([]);
  });

  it('imports nothing but itself, Node and the registry of tenants', () => {
    const contract = sourceFiles.filter(
      (file) => file.startsWith('packages/content-client/src/contract/') && !file.endsWith('.test.ts'),
    );
    expect(contract.length).toBeGreaterThan(3);
    const imported = contract.flatMap((file) => [...read(file).matchAll(/ from '([^']+)'/g)].map(([, from]) => from));
    const allowed = /^(?:(?:\.\.?\/)+(?:\w+\/)*\w+\.ts|node:crypto|@group\/themes\/registry)$/;
    expect(imported.filter((from) => !allowed.test(from ?? ''))).toEqual([]);
  });
});

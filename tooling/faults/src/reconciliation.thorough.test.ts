import { describe, expect, it } from 'vitest';
import type { Delivered } from './delivered.ts';
import { reconcile } from './reconciliation.ts';
import { sampleOf } from './sample.ts';
import { hashOf } from './sampleFiles.ts';

const seed = 3;
const confirmations = [{ number: 0, reference: 'K7QM-3F9X' }];
const { mark, tenant, fields, files } = sampleOf(seed, 0);

const intact: Delivered = {
  reference: 'K7QM-3F9X',
  tenant,
  fields,
  folder: 'folder',
  files: files.map(({ name, type, content }) => ({ name, type, hash: hashOf(content) })),
};
const noFailures = { lost: [], duplicates: [], damaged: [] };

describe('reconcile', () => {
  it('accepts an intact application', () => {
    expect(reconcile(seed, confirmations, [intact])).toEqual(noFailures);
  });

  it('demands one of each house of an application to several', () => {
    const sent = sampleOf(seed, 2);
    const content = {
      fields: sent.fields,
      folder: 'folder',
      files: sent.files.map(({ name, type, content: bytes }) => ({ name, type, hash: hashOf(bytes) })),
    };
    const own = { ...content, reference: 'K7QM-3F9X', tenant: sent.tenant };
    const others = sent.houses.map((house) => ({ ...content, reference: house, tenant: house }));
    const confirmed = [{ number: 2, reference: 'K7QM-3F9X' }];
    expect(sent.houses).toHaveLength(2);
    expect(reconcile(seed, confirmed, [own, ...others])).toEqual(noFailures);
    expect(reconcile(seed, confirmed, [own, ...others.slice(1)])).toEqual({ ...noFailures, lost: [sent.mark] });
    const twice = [own, ...others, ...others.slice(1)];
    expect(reconcile(seed, confirmed, twice)).toEqual({ ...noFailures, duplicates: [sent.mark] });
    const damaged = others.map((entry) => ({ ...entry, files: [] }));
    expect(reconcile(seed, confirmed, [own, ...damaged]).damaged).toEqual([`${sent.mark}: 0 files, 0 files`]);
  });

  it.each([
    ['missing', [], { lost: [mark] }],
    ['stored under another reference', [{ ...intact, reference: '2222-2222' }], { lost: [mark] }],
    ['stored twice', [intact, intact], { duplicates: [mark] }],
    [
      'with changed fields',
      [{ ...intact, fields: { ...fields, message: 'Guten Tag' } }],
      { damaged: [`${mark}: message Guten Tag`] },
    ],
    ['without its files', [{ ...intact, files: [] }], { damaged: [`${mark}: 0 files`] }],
    [
      'with another file',
      [{ ...intact, files: intact.files.map((file) => ({ ...file, hash: '' })) }],
      { damaged: [expect.stringContaining('"hash":""')] },
    ],
    [
      'with a file twice',
      [{ ...intact, files: intact.files.flatMap((file) => [file, file]) }],
      { damaged: [expect.stringContaining(`${2 * files.length} files`)] },
    ],
    ['without a tenant', [{ ...intact, tenant: null }], { damaged: [`${mark}: tenant null`] }],
  ])('reports an application %s', (_, delivered, failures) => {
    expect(reconcile(seed, confirmations, delivered)).toEqual({ ...noFailures, ...failures });
  });
});

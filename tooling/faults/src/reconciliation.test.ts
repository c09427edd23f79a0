import { describe, expect, it } from 'vitest';
import type { Delivered } from './delivered.ts';
import { reconcile } from './reconciliation.ts';
import { sampleOf } from './sample.ts';
import { hashOf } from './sampleFiles.ts';

const seed = 3;
const told = [{ number: 0, key: 'key', reference: 'K7QM-3F9X' }];
const { mark, tenant, fields, files } = sampleOf(seed, 0);

const whole: Delivered = {
  key: 'key',
  reference: 'K7QM-3F9X',
  tenant,
  fields,
  folder: 'folder',
  files: files.map(({ name, type, content }) => ({ name, type, hash: hashOf(content) })),
};
const nothing = { lost: [], twice: [], damaged: [] };

describe('reckon', () => {
  it('finds nothing wrong with what came as it was sent', () => {
    expect(reconcile(seed, told, [whole])).toEqual(nothing);
  });

  it.each([
    ['that never came', [], { lost: [mark] }],
    ['that came under another reference', [{ ...whole, reference: '2222-2222' }], { lost: [mark] }],
    ['that came twice', [whole, { ...whole, key: 'other' }], { twice: [mark] }],
    ['with other words', [{ ...whole, fields: { ...fields, message: 'Guten Tag' } }], { damaged: [mark] }],
    ['without its files', [{ ...whole, files: [] }], { damaged: [mark] }],
    [
      'with another file',
      [{ ...whole, files: whole.files.map((file) => ({ ...file, hash: '' })) }],
      { damaged: [mark] },
    ],
    ['with a file twice', [{ ...whole, files: whole.files.flatMap((file) => [file, file]) }], { damaged: [mark] }],
    ['that belongs to nobody', [{ ...whole, tenant: null }], { damaged: [mark] }],
  ])('finds one %s', (_, delivered, wrong) => {
    expect(reconcile(seed, told, delivered)).toEqual({ ...nothing, ...wrong });
  });
});

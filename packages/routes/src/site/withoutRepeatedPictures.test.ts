import { describe, expect, it } from 'vitest';
import { rowWithoutRepeatedPictures, withoutRepeatedPictures } from './withoutRepeatedPictures.ts';

const entry = (name?: string, others: string[] = []) => ({
  picture: name === undefined ? undefined : { name },
  pictures: others.map((other) => ({ name: other })),
});
const namesOf = (entries: readonly { picture?: { name: string } | undefined }[]) =>
  entries.map(({ picture }) => picture?.name);

describe('withoutRepeatedPictures', () => {
  it('shows a picture once, and none that the page shows already', () => {
    const entries = [entry('lake'), entry('garden'), entry('garden'), entry()];
    expect(namesOf(withoutRepeatedPictures(entries, new Set(['lake'])))).toEqual([
      undefined,
      'garden',
      undefined,
      undefined,
    ]);
  });

  it('takes another picture of the entry', () => {
    expect(namesOf(withoutRepeatedPictures([entry('lake'), entry('lake', ['lake', 'garden'])]))).toEqual([
      'lake',
      'garden',
    ]);
  });
});

describe('rowWithoutRepeatedPictures', () => {
  it('shows the pictures of all entries or of none', () => {
    expect(namesOf(rowWithoutRepeatedPictures([entry('lake'), entry('garden')]))).toEqual(['lake', 'garden']);
    expect(namesOf(rowWithoutRepeatedPictures([entry('lake'), entry('lake')]))).toEqual([undefined, undefined]);
  });
});

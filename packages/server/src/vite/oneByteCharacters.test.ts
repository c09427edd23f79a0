import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withOneByteCharacters } from './oneByteCharacters.ts';

describe('withOneByteCharacters', () => {
  it.each([
    ["'Tag der offenen Tür – 10 %'", 'Tag der offenen Tür – 10 %'],
    ["`😀 ${'…'} Ilić`", '😀 … Ilić'],
    [String.raw`'\–' + '\\–' + '\'’'`, String.raw`–\–'’`],
    [String.raw`'Ilić'.replace(/[ā-\ž]/, '\\')`, String.raw`Ili\\`.slice(0, 4)],
    ["'a😀b'.replace(/😀/u, '')", 'ab'],
  ])('keeps what %s means, in Latin-1', (code, value) => {
    const escaped = withOneByteCharacters(code);
    expect(escaped).toMatch(/^[\u0020-\u00ff]*$/);
    expect(runInNewContext(escaped)).toBe(value);
  });

  it('leaves Latin-1 as it is', () => {
    expect(withOneByteCharacters(String.raw`'Zürich\n«Ä»'`)).toBe(String.raw`'Zürich\n«Ä»'`);
  });
});

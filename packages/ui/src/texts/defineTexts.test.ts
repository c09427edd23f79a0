import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineTexts, textsFor } from './defineTexts.ts';

const texts = defineTexts({
  de: { greeting: 'Guten Tag', jobs: (count: number) => `${count} Stellen` },
  gsw: { greeting: 'Grüezi', jobs: (count) => `${count} Stelle` },
  en: { greeting: 'Good day', jobs: (count) => `${count} jobs` },
  it: { greeting: 'Buongiorno', jobs: (count) => `${count} posti` },
  fr: { greeting: 'Bonjour', jobs: (count) => `${count} postes` },
});

describe('textsFor', () => {
  it('gives the texts of the language', () => {
    expect(textsFor(texts, 'it').greeting).toBe('Buongiorno');
    expect(textsFor(texts, 'gsw').jobs(3)).toBe('3 Stelle');
  });

  it.each(['xx', '', 'DE', 'toString', '__proto__', 'constructor'])('gives an empty set for %j', (language) => {
    const empty = textsFor(texts, language);
    expect(Object.keys(empty)).toEqual(['greeting', 'jobs']);
    expect(empty.greeting).toBe('');
    expect(empty.jobs(3)).toBe('');
  });
});

describe('defineTexts', () => {
  it('takes the arguments of a text from German', () => {
    expectTypeOf(textsFor(texts, 'fr').jobs).parameters.toEqualTypeOf<[number]>();
    expectTypeOf(textsFor(texts, 'fr').greeting).toEqualTypeOf<string>();
  });

  it('does not compile where a language lacks a key, or has one of another kind', () => {
    const de = { greeting: 'Guten Tag', jobs: (count: number) => `${count}` };
    const same = { greeting: '', jobs: (count: number) => `${count}` };
    const wordless = { jobs: same.jobs };
    const otherKind = { greeting: () => '', jobs: same.jobs };
    // @ts-expect-error French has no greeting.
    const withoutKey = defineTexts({ de, gsw: same, en: same, it: same, fr: wordless });
    // @ts-expect-error Italian has a function where German has words.
    const wrongKind = defineTexts({ de, gsw: same, en: same, it: otherKind, fr: same });
    // @ts-expect-error There is no English.
    const withoutLanguage = defineTexts({ de, gsw: same, it: same, fr: same });
    expect([withoutKey.de, wrongKind.de, withoutLanguage.de]).toEqual([de, de, de]);
  });
});

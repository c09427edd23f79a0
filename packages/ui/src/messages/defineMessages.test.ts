import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineMessages, messagesFor } from './defineMessages.ts';

const messages = defineMessages({
  de: { greeting: 'Guten Tag', jobs: (count: number) => `${count} Stellen` },
  gsw: { greeting: 'Grüezi', jobs: (count) => `${count} Stelle` },
  en: { greeting: 'Good day', jobs: (count) => `${count} jobs` },
  it: { greeting: 'Buongiorno', jobs: (count) => `${count} posti` },
  fr: { greeting: 'Bonjour', jobs: (count) => `${count} postes` },
});

describe('messagesFor', () => {
  it('returns the messages of the language', () => {
    expect(messagesFor(messages, 'it').greeting).toBe('Buongiorno');
    expect(messagesFor(messages, 'gsw').jobs(3)).toBe('3 Stelle');
  });

  it.each(['xx', '', 'DE', 'toString', '__proto__', 'constructor'])('returns empty messages for %j', (language) => {
    const empty = messagesFor(messages, language);
    expect(Object.keys(empty)).toEqual(['greeting', 'jobs']);
    expect(empty.greeting).toBe('');
    expect(empty.jobs(3)).toBe('');
  });
});

describe('defineMessages', () => {
  it('takes the argument types from German', () => {
    expectTypeOf(messagesFor(messages, 'fr').jobs).parameters.toEqualTypeOf<[number]>();
    expectTypeOf(messagesFor(messages, 'fr').greeting).toEqualTypeOf<string>();
  });

  it('is a type error if a key is missing or of another type', () => {
    const de = { greeting: 'Guten Tag', jobs: (count: number) => `${count}` };
    const same = { greeting: '', jobs: (count: number) => `${count}` };
    const wordless = { jobs: same.jobs };
    const otherKind = { greeting: () => '', jobs: same.jobs };
    // @ts-expect-error French has no greeting.
    const withoutKey = defineMessages({ de, gsw: same, en: same, it: same, fr: wordless });
    // @ts-expect-error Italian has a function where German has a string.
    const wrongKind = defineMessages({ de, gsw: same, en: same, it: otherKind, fr: same });
    // @ts-expect-error There is no English.
    const withoutLanguage = defineMessages({ de, gsw: same, it: same, fr: same });
    expect([withoutKey.de, wrongKind.de, withoutLanguage.de]).toEqual([de, de, de]);
  });
});

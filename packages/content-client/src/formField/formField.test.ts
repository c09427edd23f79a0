import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readApplication } from '../application/application.schema.ts';
import { readMessage } from '../contact/message.schema.ts';
import { line, lines } from './formField.ts';
import { maxMessageLength } from '../contract/submissions/fields.ts';

const marks = fc.constantFrom('\u0301', '\u0316', '\u0315', '\u0344', '\u0f73', '\u0591', '\u3099', '\u{1d165}');
const oddities = fc.constantFrom(
  '\r\n',
  '\u0000',
  '\u202e',
  '\ufeff',
  '\u200b',
  '\u2028',
  '\ud83d',
  '\udc00',
  '\u0958',
  '\ufb2c',
  '\uac00',
  ' ',
  'ß',
);
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.oneof(marks, oddities, fc.constantFrom('a', 'e', 'ক')), maxLength: 400 }),
  // Piles of marks, and texts that are far too long.
  fc
    .tuple(marks, marks, fc.integer({ min: 0, max: 20_000 }))
    .map(([one, other, n]) => `a${one.repeat(n)}${other.repeat(n)}`),
  fc.tuple(oddities, fc.integer({ min: 0, max: 60_000 })).map(([each, n]) => each.repeat(n)),
);

const run = /\p{M}{5}/u;

/** What was composed, which is the only step that takes more than linear time, and that in the marks on a letter. */
function watchComposing(): string[] {
  const composed: string[] = [];
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    composed.push(this);
    return normalize.call(this, form);
  });
  return composed;
}

describe.each([
  ['line', line(80), 80, 'tooLong'],
  ['lines', lines(), maxMessageLength, 'messageTooLong'],
] as const)('%s', (_name, field, maxLength, problem) => {
  it('takes any text, or says that it is too long', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        const result = field.safeParse(text);
        const problems = result.error?.issues.map(({ message }) => message) ?? [];
        expect(problems).toEqual(result.success ? [] : [problem]);
        expect(result.data?.length ?? 0).toBeLessThanOrEqual(maxLength);
      }),
    );
  });

  it('gives clean text: well-formed, composed, without controls, overrides and piled marks; cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(oddText, (text) => {
        const result = field.safeParse(text);
        if (!result.success) return;
        const { data } = result;
        expect(data.isWellFormed()).toBe(true);
        expect(data.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u);
        expect(data).not.toMatch(run);
        expect(data.normalize('NFC')).toBe(data);
        expect(field.parse(data)).toBe(data);
      }),
    );
  });

  it('composes only what is short, with few marks on a letter', () => {
    const composed = watchComposing();
    fc.assert(fc.property(oddText, (text) => void field.safeParse(text)));
    expect(composed.length).toBeGreaterThan(0);
    expect(composed.filter((text) => text.length > 4 * maxLength || run.test(text))).toEqual([]);
  });

  it('takes a text of its longest length in the most characters that it can be written with', () => {
    // Three characters each, which are composed to one.
    expect(field.parse('e\u0323\u0302'.repeat(maxLength))).toBe('\u1ec7'.repeat(maxLength));
  });
});

const fieldNames = [
  'firstName',
  'surname',
  'name',
  'area',
  'email',
  'tel',
  'message',
  'job',
  'zipCode',
  '__proto__',
  'constructor',
];
const phoneLike = fc.string({
  unit: fc.constantFrom('0', '7', '+', '/', ' ', '-', '(', ')', ',', '’', 'o', 'd', 'e', 'r', '٣'),
  maxLength: 120,
});
const mailLike = fc.string({ unit: fc.constantFrom('a', '.', '-', '@', '+', '_', 'ä', ' ', '"'), maxLength: 600 });
const anyForm = fc.dictionary(fc.constantFrom(...fieldNames), fc.oneof(oddText, phoneLike, mailLike));

describe.each([
  ['readApplication', readApplication],
  ['readMessage', readMessage],
])('%s', (_name, read) => {
  it('reads any form: as text fields, or as problems', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const result = read(form, 'tabor');
        const values = Object.values('fields' in result ? result.fields : result.problems);
        expect(values.every((value) => typeof value === 'string')).toBe(true);
      }),
    );
  });
});

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { line } from './formField.ts';

/** Longer than any spelling of one number, in characters. */
const maxNumberLength = 40;

/** Separators between two numbers; a slash or a dash may also occur within one. */
const between = /\s*[/,;|&]\s*|\s+[-–—]\s+|\s+(?:oder|und|or|and|ou|et|o|e)\s+|\s+(?=\+)/giu;

/** A number in E.164; without a country it is Swiss. */
function phoneNumber(text: string): string | undefined {
  // Some people group digits with apostrophes, as Swiss thousands are; the library stops at them.
  const number = parsePhoneNumberFromString(text.replaceAll(/['’]/g, ' '), 'CH');
  return number?.isPossible() ? number.number : undefined;
}

/** Two numbers, split at the first separator that leaves a valid number on both sides. */
function twoNumbers(text: string): string | undefined {
  for (const { index, 0: separator } of text.matchAll(between)) {
    const [first, second] = [phoneNumber(text.slice(0, index)), phoneNumber(text.slice(index + separator.length))];
    if (first && second) return `${first}, ${second}`;
  }
  return undefined;
}

/**
 * One phone number in any common spelling, or two, such as a landline and a mobile. Becomes E.164, for example
 * `+41790000000`; two are separated by a comma and a space.
 */
export const phoneField = line(2 * maxNumberLength).transform((text, context) => {
  if (text === '') return '';
  const numbers = (text.length <= maxNumberLength && phoneNumber(text)) || twoNumbers(text);
  if (numbers) return numbers;
  context.addIssue({ code: 'custom', message: text.length > maxNumberLength ? 'tooLong' : 'phone' });
  return z.NEVER;
});

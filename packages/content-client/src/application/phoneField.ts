import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { line } from '../formField/formField.ts';

/** More than any spelling of one number, in characters. */
const longestNumber = 40;

/** What people write between two numbers; a slash or a dash may also stand within one. */
const between = /\s*[/,;|&]\s*|\s+[-–—]\s+|\s+(?:oder|und|or|and|ou|et|o|e)\s+|\s+(?=\+)/giu;

/** A number in E.164; without a country it is Swiss. */
function phoneNumber(text: string): string | undefined {
  // Apostrophes part thousands in Switzerland, and so the digits of some people's numbers; the library stops at them.
  const number = parsePhoneNumberFromString(text.replaceAll(/['’]/g, ' '), 'CH');
  return number?.isPossible() ? number.number : undefined;
}

/** Two numbers, wherever one ends and the other begins. */
function twoNumbers(text: string): string | undefined {
  for (const { index, 0: separator } of text.matchAll(between)) {
    const [first, second] = [phoneNumber(text.slice(0, index)), phoneNumber(text.slice(index + separator.length))];
    if (first && second) return `${first}, ${second}`;
  }
  return undefined;
}

/**
 * A phone number in any common spelling, or two, as some people have one at home and one with them. Becomes E.164, for
 * example `+41790000000`; two are parted by a comma and a space.
 */
export const phoneField = line(2 * longestNumber).transform((text, context) => {
  if (text === '') return '';
  const numbers = (text.length <= longestNumber && phoneNumber(text)) || twoNumbers(text);
  if (numbers) return numbers;
  context.addIssue({ code: 'custom', message: text.length > longestNumber ? 'tooLong' : 'phone' });
  return z.NEVER;
});

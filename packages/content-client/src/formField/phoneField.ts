import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { submissionFields } from '../contract/submissions/fields.ts';
import { line } from './formField.ts';

/** Longer than any spelling of one number, in characters. */
const maxNumberLength = 40;

/** No country has shorter numbers. */
const minDigits = 6;

/** Separators between two numbers; a slash or a dash may also occur within one. */
const between = /\s*[/,;|&]\s*|\s+[-–—]\s+|\s+(?:oder|und|or|and|ou|et|o|e)\s+|\s+(?=\+)/giu;

/** What stands before a number, such as "Tel." or "P". */
const label = /^[^+\p{Nd}(（＋]*/u;

/** A country code in brackets, which the library does not take: `(+41) 79 000 00 00`. */
const bracketedCountry = /\(\s*((?:\+|00)\s*\d{1,3})\s*\)/gu;

/** Words for an extension in the languages of the forms; the library knows those of English. */
const extension = /[\s,;]*\b(?:intern[eo]?|durchwahl|nebenstelle|dw|nst|poste|apparat|app)\b\.?:?\s*(?=\d+$)/iu;

const inE164 = ({ number, ext }: PhoneNumber): string => (ext ? `${number} ext. ${ext}` : number);

/** A number of the numbering plan, in E.164; without a country it is Swiss. */
function phoneNumber(text: string): string | undefined {
  // Some people group digits with apostrophes, as Swiss thousands are; the library stops at them.
  const typed = text
    .replaceAll(/['’]/g, ' ')
    .replaceAll(bracketedCountry, '$1 ')
    .replace(label, '')
    .replace(extension, ' ext. ');
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'CH', extract: false });
  return number?.isValid() ? inE164(number) : undefined;
}

/** Two numbers, split at the first separator that leaves a valid number on both sides. */
function twoNumbers(text: string): string | undefined {
  for (const { index, 0: separator } of text.matchAll(between)) {
    const [first, second] = [phoneNumber(text.slice(0, index)), phoneNumber(text.slice(index + separator.length))];
    if (first && second) return `${first}, ${second}`;
  }
  return undefined;
}

const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/**
 * One phone number in any common spelling, or two, such as a landline and a mobile. Becomes E.164, for example
 * `+41790000000` or `+41440000000 ext. 12`; two are separated by a comma and a space. A number that no numbering plan
 * knows, for example a foreign one without its country, is a problem until the visitor confirms it.
 * @param isConfirmed keeps such a number as it is typed
 */
export const phoneField = (isConfirmed: boolean) =>
  line(2 * maxNumberLength).transform((text, context) => {
    if (text === '') return '';
    const numbers = (text.length <= maxNumberLength && phoneNumber(text)) || twoNumbers(text);
    const isDialable = digitsIn(text) >= minDigits;
    const kept = numbers || (isConfirmed && isDialable && text);
    if (kept && kept.length <= submissionFields.application.tel.maxLength) return kept;
    const isTooLong = text.length > maxNumberLength;
    context.addIssue({ code: 'custom', message: isTooLong ? 'tooLong' : isDialable ? 'unknownPhone' : 'phone' });
    return z.NEVER;
  });

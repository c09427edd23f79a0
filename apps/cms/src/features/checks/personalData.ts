import { type Check, blocking } from './finding.ts';

const separators = String.raw`[.\s\u00A0\u202F-]?`;

/** Swiss social security numbers: 756, nine digits, and a check digit. */
const socialSecurityNumber = new RegExp(
  String.raw`(?<!\d)756${separators}\d{4}${separators}\d{4}${separators}\d{2}(?!\d)`,
  'g',
);

/** Country, check digits, and 11 to 30 letters and digits, in groups of four or without spaces. */
const accountNumber =
  /(?<![A-Za-z\d])[A-Za-z]{2}\d{2}(?:[ \u00A0\u202F]?[A-Z\d]{4}){2,7}(?:[ \u00A0\u202F]?[A-Z\d]{1,3})?(?![A-Za-z\d])/g;

const compact = (text: string): string => text.replaceAll(/[^A-Za-z\d]/g, '').toUpperCase();

/** The check digit of EAN-13, which the social security number has. */
function hasCheckDigit(text: string): boolean {
  const digits = Array.from(compact(text), Number);
  return digits.reduce((sum, digit, position) => sum + digit * (position % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

/** The check of ISO 13616: letters become two digits each, and the whole number is 1 modulo 97. */
function isAccountNumber(text: string): boolean {
  const number = compact(text);
  const moved = number.slice(4) + number.slice(0, 4);
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return number.length >= 15 && BigInt(digits) % 97n === 1n;
}

/** Never quotes the number: the sentence is also mailed. */
export const personalData: Check = ({ passages }) =>
  passages.flatMap(({ place, text }) => [
    ...(text.match(socialSecurityNumber) ?? [])
      .filter(hasCheckDigit)
      .map(() => blocking(`${place}: Hier steht eine AHV-Nummer. Bitte entfernen; sie gehört auf keine Website.`)),
    ...(text.match(accountNumber) ?? [])
      .filter(isAccountNumber)
      .map(() =>
        blocking(
          `${place}: Hier steht eine Kontonummer (IBAN). Bitte entfernen und im Text auf die Verwaltung verweisen.`,
        ),
      ),
  ]);

import { randomInt } from 'node:crypto';

/** Digits and letters that nobody confuses when they are read out on the telephone: no 0, 1, I, L, O, U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference of eight signs, for example `K7QM-3F9X`; with 30 signs there are 656 thousand million of them. */
export function newReference(): string {
  const signs = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

import { randomInt } from 'node:crypto';

/** Unambiguous when read out on the telephone: no 0, 1, I, L, O, U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random reference of eight characters, for example `K7QM-3F9X`; 656 billion (30⁸) are possible. */
export function newReference(): string {
  const characters = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

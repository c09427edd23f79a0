import { createHash } from 'node:crypto';

/** Unambiguous when read out on the telephone: no 0, 1, I, L, O, U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The reference of a submission: eight characters, for example `K7QM-3F9X`, of 656 billion (30⁸) that are possible. It
 * follows from the key: a form that reaches a second process, as its first answer was lost, has the same one there.
 */
export function referenceFor(key: string): string {
  const bytes = createHash('sha256').update(`reference.${key}`).digest().subarray(0, 8);
  const characters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

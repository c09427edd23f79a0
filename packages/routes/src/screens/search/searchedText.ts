import { foldText } from '@group/content-client/contract/foldText';

/** Characters of a query that are searched for; more are not read. */
export const maxQueryLength = 100;

/** Found pages beyond these are not listed. */
export const maxFound = 50;

/** The index knows sequences of three characters. */
const minWordLength = 3;

/** Endings of words in German and Italian, and of plurals in the other languages, which a search disregards. */
const ending = /(?:e(?:rn|[nmrs])?|[ainos])$/;

/** Shorter stems would match everything. */
const minStemLength = 4;

/** The words that a visitor searches for, compared as parts of other words: without endings and without short words. */
export function wordsOf(query: string): string[] {
  const words = foldText(query.slice(0, maxQueryLength)).split(/[^\p{L}\p{N}]+/u);
  const stems = words.map((word) => {
    const stem = word.replace(ending, '');
    return stem.length < minStemLength ? word : stem;
  });
  return [...new Set(stems)].filter((word) => word.length >= minWordLength);
}

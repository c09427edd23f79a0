import type { CheckedEntry } from './entry.ts';
import { type Check, warning } from './finding.ts';

/** In words. Longer ones have to be read twice. */
const maxSentence = 35;

/** Of the readability index LIX: above 60 a text counts as very difficult (Björnsson, 1968). German lies near 50. */
const maxLix = 62;

/** In words; the index of a shorter text says little. */
const minText = 100;

/** In letters, of a word that LIX calls long. */
const longWord = 7;

const sentences = new Intl.Segmenter('de-CH', { granularity: 'sentence' });
const words = new Intl.Segmenter('de-CH', { granularity: 'word' });

const wordsOf = (text: string): string[] =>
  [...words.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

/** The sentences in paragraphs and lists, not in titles. */
const sentencesOf = ({ passages }: CheckedEntry): { place: string; words: string[] }[] =>
  passages
    .filter(({ isLine }) => !isLine)
    .flatMap(({ place, text }) =>
      [...sentences.segment(text)].map(({ segment }) => ({ place, words: wordsOf(segment) })),
    )
    .filter((sentence) => sentence.words.length > 0);

/** Sentences that are hard to read, and whole texts of such words. Legal notices are not rewritten by editors. */
export const readability: Check = (entry) => {
  if (entry.type === 'imprint' || (entry.locale ?? 'de').slice(0, 2) !== 'de') return [];
  const found = sentencesOf(entry);
  const long = found
    .filter((sentence) => sentence.words.length > maxSentence)
    .map((sentence) =>
      warning(
        `${sentence.place}: Der Satz «${sentence.words.slice(0, 5).join(' ')} …» hat ${sentence.words.length} Wörter. Bitte zwei daraus machen.`,
      ),
    );
  const all = found.flatMap((sentence) => sentence.words);
  const share = all.filter((word) => word.length >= longWord).length / Math.max(1, all.length);
  const lix = all.length / Math.max(1, found.length) + 100 * share;
  if (all.length < minText || lix <= maxLix) return long;
  return [
    ...long,
    warning(
      `Der Text ist schwer zu lesen (LIX ${Math.round(lix)}, gut ist unter ${maxLix}). Bitte kürzere Sätze und Wörter wählen.`,
    ),
  ];
};

/** Frequent words that the other languages lack. */
const german =
  /(?<!\p{L})(?:und|oder|nicht|mit|wir|ist|sind|auf|für|bei|von|zum|zur|eine[rnms]?|werden|Ihnen|unsere?[nrms]?|haben|auch)(?!\p{L})/giu;

/** In words: a shorter text may be a name. */
const minGerman = 8;

/** German left in an entry of another language: every sixth word or more is a frequent German one. */
export const germanText: Check = ({ locale, passages }) => {
  if (!locale || locale.startsWith('de') || locale.startsWith('gsw')) return [];
  return passages
    .filter(({ text }) => {
      const count = wordsOf(text).length;
      return count >= minGerman && (text.match(german) ?? []).length * 6 >= count;
    })
    .map(({ place }) =>
      warning(`${place}: Dieser Text ist deutsch. Bitte übersetzen oder in der deutschen Fassung schreiben.`),
    );
};

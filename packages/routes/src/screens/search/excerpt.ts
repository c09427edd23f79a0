import { foldText } from '@group/content-client/contract/foldText';

/** A run of words of an excerpt. */
export interface ExcerptPart {
  text: string;
  /** Whether it is what the visitor searched for. */
  found: boolean;
}

/** In characters; about two lines. */
const maxLength = 180;

/** Context before the first found word, in characters. */
const before = 60;

/** Splits a text into runs of words, those with a searched word apart. */
export function markFound(text: string, words: readonly string[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  for (const piece of text.split(/(?<=\s)/)) {
    const folded = foldText(piece);
    const found = words.some((word) => folded.includes(word));
    const last = parts.at(-1);
    if (last?.found === found) last.text += piece;
    else parts.push({ text: piece, found });
  }
  return parts;
}

/** The part of a text around the first found word, or its start without one, cut between words. */
function cut(text: string, words: readonly string[]): string {
  if (text.length <= maxLength) return text;
  const [first, second] = markFound(text, words);
  const at = first && second && !first.found ? first.text.length : 0;
  const from = at > before ? text.indexOf(' ', at - before) + 1 : 0;
  const start = from > 0 ? '… ' : '';
  const limit = from + maxLength;
  if (limit >= text.length) return start + text.slice(from);
  const space = text.lastIndexOf(' ', limit);
  return `${start}${text.slice(from, space > from ? space : limit)} …`;
}

/** What a result shows of its text: of the piece with most of the words, else of the first one. */
export function excerptOf(texts: readonly string[], words: readonly string[]): ExcerptPart[] {
  let [best = '', most] = [texts[0], 0];
  for (const text of texts) {
    const folded = foldText(text);
    const count = words.filter((word) => folded.includes(word)).length;
    if (count > most) [best, most] = [text, count];
  }
  return markFound(cut(best, words), words);
}

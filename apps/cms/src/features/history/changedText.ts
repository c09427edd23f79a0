import { diffWordsWithSpace } from 'diff';

/** A part of a text in two states: `folded` is alike, and far from any change. */
export interface Piece {
  kind: 'same' | 'removed' | 'added' | 'folded';
  text: string;
}

/** In characters, of what is alike beside a change. */
const context = 80;

/** Less would take as much room to fold as to read. */
const minFolded = 120;

/**
 * Words that go and come at most, to be told apart: comparing takes the square of their number, and the content service
 * does nothing else meanwhile.
 */
const maxChangedWords = 1_000;

/** The part up to the last end of a word within some characters. */
const upToWord = (text: string): string => text.slice(0, context).replace(/\S*$/, '');

/** The part from the first word within the last characters. */
const fromWord = (text: string): string => text.slice(-context).replace(/^\S*/, '');

function folded(text: string, isFirst: boolean, isLast: boolean): Piece[] {
  const begin = isFirst ? '' : upToWord(text);
  const end = isLast ? '' : fromWord(text);
  const middle = text.slice(begin.length, text.length - end.length);
  if (middle.length < minFolded) return [{ kind: 'same', text }];
  const pieces: Piece[] = [
    { kind: 'same', text: begin },
    { kind: 'folded', text: middle },
    { kind: 'same', text: end },
  ];
  return pieces.filter((piece) => piece.text !== '');
}

/** The words that two states of a text do not share, with what is alike around them; both texts where too many changed. */
export function changedText(before: string, now: string): Piece[] {
  const parts = diffWordsWithSpace(before, now, { maxEditLength: maxChangedWords });
  if (!parts) {
    const texts: Piece[] = [
      { kind: 'removed', text: before },
      { kind: 'added', text: now },
    ];
    return texts.filter(({ text }) => text !== '');
  }
  return parts.flatMap(({ added, removed, value }, index): Piece[] => {
    if (added || removed) return [{ kind: added ? 'added' : 'removed', text: value }];
    return folded(value, index === 0, index === parts.length - 1);
  });
}

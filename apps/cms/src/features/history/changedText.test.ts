import { expect, it } from 'vitest';
import { changedText } from './changedText.ts';

it('marks the words that changed, and nothing else', () => {
  expect(changedText('Wir öffnen um acht Uhr.', 'Wir öffnen um neun Uhr.')).toEqual([
    { kind: 'same', text: 'Wir öffnen um ' },
    { kind: 'removed', text: 'acht' },
    { kind: 'added', text: 'neun' },
    { kind: 'same', text: ' Uhr.' },
  ]);
});

it('folds what is alike far from a change, and loses no character', () => {
  const alike = 'Hier steht ein Satz, der gleich bleibt. '.repeat(20);
  const pieces = changedText(`${alike}Alt. ${alike}Ende`, `${alike}Neu. ${alike}Schluss`);
  expect(pieces.map(({ kind }) => kind)).toEqual([
    'folded',
    'same',
    'removed',
    'added',
    'same',
    'folded',
    'same',
    'removed',
    'added',
  ]);
  const before = pieces.filter(({ kind }) => kind !== 'added').map(({ text }) => text);
  expect(before.join('')).toBe(`${alike}Alt. ${alike}Ende`);
});

it('does not compare texts of which almost every word changed', () => {
  const numbers = Array.from({ length: 3_000 }, (_, position) => position);
  const [before, now] = [` alt${numbers.join(' alt')}`, `neu${numbers.join(' neu')}`];
  const added = { kind: 'added', text: now };
  expect(changedText(before, now)).toEqual([{ kind: 'removed', text: before }, added]);
  expect(changedText('', now)).toEqual([added]);
});

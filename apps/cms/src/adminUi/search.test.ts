import { expect, it } from 'vitest';
import { hasWords } from './search.ts';

it.each([
  ['Redaktion Tabor', 'tabor red', true],
  ['Personal Wäckerling', 'wackerling', true],
  ['Personal Wäckerling', 'WÄCK', true],
  ['Jürg Mueller', 'juerg müller', true],
  ['Rüştü Yıldız', 'rustu yildiz', true],
  ['Łukasz Đorđević-Weiß', 'lukasz dordevic weiss', true],
  ['Aoife O’Connor', "o'connor", true],
  ['Anna Meier\u2011Huber', 'meier-huber', true],
  ['Redaktion Tabor', '', true],
  ['Redaktion Tabor', 'tabor personal', false],
])('finds in %j by %j: %j', (text, search, found) => {
  expect(hasWords(text, search)).toBe(found);
});

import { expect, it } from 'vitest';
import { hasWords } from './search.ts';

it.each([
  ['Redaktion Tabor', 'tabor red', true],
  ['Personal Wäckerling', 'wackerling', true],
  ['Personal Wäckerling', 'WÄCK', true],
  ['Redaktion Tabor', '', true],
  ['Redaktion Tabor', 'tabor personal', false],
])('finds in %j by %j: %j', (text, search, found) => {
  expect(hasWords(text, search)).toBe(found);
});

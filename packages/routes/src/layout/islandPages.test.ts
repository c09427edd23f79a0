import { describe, expect, it } from 'vitest';
import { hasIslands } from './islandPages.ts';

describe('hasIslands', () => {
  it.each([
    ['home', false],
    ['vacancies', false],
    ['login', false],
    ['application', true],
    ['signature', true],
  ])('for %s is %s', (id, expected) => {
    expect(hasIslands([{ id: 'root' }, { id }])).toBe(expected);
  });

  it('is false where no route matched', () => {
    expect(hasIslands([])).toBe(false);
  });
});

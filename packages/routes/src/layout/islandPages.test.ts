import { describe, expect, it } from 'vitest';
import { hasIslands } from './islandPages.ts';

describe('hasIslands', () => {
  it.each([
    ['home', false],
    ['vacancies', false],
    ['login', false],
    ['application', true],
    ['signature', true],
  ])('of %s is %s', (id, operated) => {
    expect(hasIslands([{ id: 'root' }, { id }])).toBe(operated);
  });

  it('is false where no route matched', () => {
    expect(hasIslands([])).toBe(false);
  });
});

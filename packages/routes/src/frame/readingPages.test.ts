import { describe, expect, it } from 'vitest';
import { isReadingPage } from './readingPages.ts';

const root = { id: 'root', loaderData: {} };

describe('isReadingPage', () => {
  it.each([
    ['imprint', {}, true],
    ['page', { blocks: [{ type: 'text' }] }, true],
    ['page', { blocks: [{ type: 'text' }, { type: 'gallery' }] }, false],
    ['page', undefined, true],
    ['home', { blocks: [] }, false],
    ['application', {}, false],
  ])('of %s with %j is %s', (id, loaderData, reading) => {
    expect(isReadingPage([root, { id, loaderData }])).toBe(reading);
  });

  it('is false where no route matched', () => {
    expect(isReadingPage([])).toBe(false);
  });
});

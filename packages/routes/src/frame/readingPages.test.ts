import { describe, expect, it } from 'vitest';
import { isReadingPage } from './readingPages.ts';

describe('isReadingPage', () => {
  it.each([
    ['home', true],
    ['imprint', true],
    ['page', true],
    ['vacancies', false],
    ['application', false],
  ])('of %s is %s', (id, reading) => {
    expect(isReadingPage([{ id: 'root' }, { id }])).toBe(reading);
  });

  it('is false where no route matched', () => {
    expect(isReadingPage([])).toBe(false);
  });
});

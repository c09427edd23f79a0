import { describe, expect, it } from 'vitest';
import { isOperatedPage } from './operatedPages.ts';

describe('isOperatedPage', () => {
  it.each([
    ['home', false],
    ['vacancies', false],
    ['login', false],
    ['application', true],
    ['signature', true],
  ])('of %s is %s', (id, operated) => {
    expect(isOperatedPage([{ id: 'root' }, { id }])).toBe(operated);
  });

  it('is false where no route matched', () => {
    expect(isOperatedPage([])).toBe(false);
  });
});

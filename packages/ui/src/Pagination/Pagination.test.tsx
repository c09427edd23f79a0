import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination } from './Pagination.tsx';
import { pagesShown } from './pagesShown.ts';

describe('pagesShown', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i returns %j', (page, pages, expected) => {
    expect(pagesShown(page, pages)).toEqual(expected);
  });

  it('never replaces a single page with a gap', () => {
    expect(pagesShown(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('Pagination', () => {
  it('links to the pages and marks the current one', () => {
    render(<Pagination page={2} pages={3} hrefOf={(page) => `/media?seite=${page}`} />);
    expect(screen.getByRole('link', { name: 'Seite 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/media?seite=1');
    expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe('/media?seite=3');
  });

  it('renders nothing for a single page', () => {
    const { container } = render(<Pagination page={1} pages={1} hrefOf={String} />);
    expect(container.childElementCount).toBe(0);
  });
});

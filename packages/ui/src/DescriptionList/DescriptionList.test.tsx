import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';

describe('DescriptionList', () => {
  it('associates each description with its term', () => {
    const facts = [
      { term: 'Arbeitsort', description: 'Musterhausen' },
      { term: 'Pensum', description: '60–80 %' },
    ];
    render(<DescriptionList facts={facts} />);
    const pairs = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
    expect(pairs).toEqual([
      ['Arbeitsort', 'Musterhausen'],
      ['Pensum', '60–80 %'],
    ]);
  });
});

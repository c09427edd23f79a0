import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

describe('Accordion', () => {
  it('uses a details element, which works without JavaScript', () => {
    const { container } = render(
      <Accordion summary="Was kostet ein Zimmer?" name="questions">
        <p>Das hängt von der Pflege ab.</p>
      </Accordion>,
    );
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.getAttribute('name')).toBe('questions');
    expect(details?.querySelector('summary')?.textContent).toBe('Was kostet ein Zimmer?');
    expect(screen.queryByText('Das hängt von der Pflege ab.')).not.toBeNull();
  });
});

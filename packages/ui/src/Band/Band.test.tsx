import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Heading } from '../Heading/Heading.tsx';
import { Band } from './Band.tsx';

describe('Band', () => {
  it('is a landmark where a heading names it', () => {
    render(
      <Band labelledBy="news">
        <Heading level={2} id="news">
          Neues
        </Heading>
      </Band>,
    );
    expect(screen.getByRole('region', { name: 'Neues' })).toBeDefined();
  });

  it('is no landmark without a name', () => {
    render(<Band ground="warm">Inhalt</Band>);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

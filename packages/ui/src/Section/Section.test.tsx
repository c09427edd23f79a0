import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Heading } from '../Heading/Heading.tsx';
import { Section } from './Section.tsx';

describe('Section', () => {
  it('is a landmark when a heading labels it', () => {
    render(
      <Section labelledBy="news">
        <Heading level={2} id="news">
          Neues
        </Heading>
      </Section>,
    );
    expect(screen.queryByRole('region', { name: 'Neues' })).not.toBeNull();
  });

  it('is not a landmark without a label', () => {
    render(<Section background="warm">Inhalt</Section>);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Grid } from './Grid.tsx';

describe('Grid', () => {
  it('renders a list for children that are list items', () => {
    render(
      <Grid columns="three" as="ul">
        <li>Haus am Bach</li>
        <li>Haus am Hang</li>
      </Grid>,
    );
    expect(screen.getByRole('list').children).toHaveLength(2);
  });
});

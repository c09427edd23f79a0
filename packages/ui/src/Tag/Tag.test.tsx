import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Tag } from './Tag.tsx';

describe('Tag', () => {
  it('conveys its meaning as text', () => {
    render(<Tag tone="secondary">Lehrstelle</Tag>);
    expect(screen.getByText('Lehrstelle').tagName).toBe('SPAN');
  });
});

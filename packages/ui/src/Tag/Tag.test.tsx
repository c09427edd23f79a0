import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Tag } from './Tag.tsx';

describe('Tag', () => {
  it('says in words what its colour says', () => {
    render(<Tag tone="secondary">Lehrstelle</Tag>);
    expect(screen.getByText('Lehrstelle').tagName).toBe('SPAN');
  });
});

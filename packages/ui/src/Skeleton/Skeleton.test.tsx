import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

describe('Skeleton', () => {
  it('keeps the place and says nothing', () => {
    const { container } = render(<Skeleton width="12rem" />);
    const bar = container.querySelector('span');
    expect(bar?.getAttribute('aria-hidden')).toBe('true');
    expect(bar?.getAttribute('style')).toBe('inline-size: 12rem;');
  });
});

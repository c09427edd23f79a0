import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

describe('Skeleton', () => {
  it('reserves space and is hidden from screen readers', () => {
    const { container } = render(<Skeleton width="8rem" />);
    const bar = container.querySelector('span');
    expect(bar?.getAttribute('aria-hidden')).toBe('true');
    expect(bar?.hasAttribute('style'), 'the policy of a page allows no styles in its markup').toBe(false);
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Stack } from './Stack.tsx';

describe('Stack', () => {
  it('spaces its children and passes attributes through', () => {
    render(
      <>
        <Stack role="group" aria-label="eng" gap={1} />
        <Stack role="group" aria-label="weit" gap={6} />
      </>,
    );
    const close = screen.getByRole('group', { name: 'eng' });
    expect(close.className).not.toBe(screen.getByRole('group', { name: 'weit' }).className);
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

describe('ProgressBar', () => {
  it('states the operation and its progress', () => {
    render(<ProgressBar label="Hochgeladen" share={0.4} />);
    const bar = screen.getByRole('progressbar', { name: 'Hochgeladen' });
    expect([Reflect.get(bar, 'value'), Reflect.get(bar, 'max')]).toEqual([0.4, 1]);
    expect(screen.queryByText(/^40.?%$/)).not.toBeNull();
  });

  it('clamps its value', () => {
    render(
      <>
        <ProgressBar label="zu viel" share={1.2} />
        <ProgressBar label="zu wenig" share={-1} />
      </>,
    );
    expect(screen.getAllByRole('progressbar').map((bar) => Reflect.get(bar, 'value'))).toEqual([1, 0]);
  });
});

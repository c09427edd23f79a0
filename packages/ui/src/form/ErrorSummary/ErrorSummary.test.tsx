import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [{ name: 'email', message: 'Geben Sie eine E-Mail-Adresse an.' }];

describe('ErrorSummary', () => {
  it('takes focus and links to each field', () => {
    render(<ErrorSummary errors={errors} />);
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(screen.getByRole('link', { name: errors[0]?.message }).getAttribute('href')).toBe('#email');
  });

  it('takes focus again after the next submission', () => {
    const { rerender } = render(<ErrorSummary errors={errors} />);
    screen.getByRole('link').focus();
    rerender(<ErrorSummary errors={errors} />);
    expect(document.activeElement).toBe(screen.getByRole('link'));
    rerender(<ErrorSummary errors={[...errors]} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('renders nothing without errors', () => {
    expect(render(<ErrorSummary errors={[]} />).container.childElementCount).toBe(0);
  });
});

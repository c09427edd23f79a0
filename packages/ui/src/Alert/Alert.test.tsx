import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Alert } from './Alert.tsx';

describe('Notice', () => {
  it('is read out at once when it appears after something the visitor did', () => {
    render(
      <>
        <Alert title="Gesendet" tone="success" live />
        <Alert title="Nicht gesendet" tone="problem" live />
      </>,
    );
    expect(screen.getByRole('status').textContent).toContain('Gesendet');
    expect(screen.getByRole('alert').textContent).toContain('Nicht gesendet');
  });

  it('is quiet where it was there from the start', () => {
    render(<Alert title="Am Montag geschlossen" />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Alert } from './Alert.tsx';

describe('Alert', () => {
  it('is a live region when it appears in response to an action', () => {
    render(
      <>
        <Alert title="Gesendet" tone="success" live />
        <Alert title="Nicht gesendet" tone="problem" live />
      </>,
    );
    expect(screen.getByRole('status').textContent).toContain('Gesendet');
    expect(screen.getByRole('alert').textContent).toContain('Nicht gesendet');
  });

  it('is not a live region when it is present from the start', () => {
    render(<Alert title="Am Montag geschlossen" />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

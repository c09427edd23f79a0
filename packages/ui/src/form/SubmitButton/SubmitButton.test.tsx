import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SubmitButton } from './SubmitButton.tsx';

describe('SubmitButton', () => {
  it('does not submit its form again during a submission', async () => {
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    const form = (pending: boolean) => (
      <form onSubmit={submit}>
        <SubmitButton pending={pending} pendingLabel="Wird gesendet …">
          Absenden
        </SubmitButton>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Wird gesendet …' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
  });
});

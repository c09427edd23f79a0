import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

describe('Checkbox', () => {
  it('is toggled by a click on its label', async () => {
    render(<Checkbox name="privacy" label="Einverstanden" />);
    const box = screen.getByRole('checkbox', { name: 'Einverstanden' });
    await userEvent.click(screen.getByText('Einverstanden'));
    expect(box).toHaveProperty('checked', true);
  });

  it('describes its error', () => {
    render(<Checkbox name="privacy" label="Einverstanden" error="Das fehlt noch." />);
    const box = screen.getByRole('checkbox');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Das fehlt noch.',
    );
  });
});

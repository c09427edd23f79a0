import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('submits no form by default', async () => {
    const press = vi.fn<() => void>();
    render(<Button onClick={press}>Anrufen</Button>);
    const button = screen.getByRole('button', { name: 'Anrufen' });
    expect(button).toHaveProperty('type', 'button');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('renders a link when it has an href', () => {
    render(<Button href="/kontakt">Kontakt</Button>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/kontakt');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

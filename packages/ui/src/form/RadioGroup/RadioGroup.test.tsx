import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'tel', label: 'Telefon' },
  { value: 'email', label: 'E-Mail' },
];

describe('RadioGroup', () => {
  it('is a labelled group with a single choice', async () => {
    render(<RadioGroup name="contact" label="Kontakt" options={options} defaultValue="tel" />);
    expect(screen.queryByRole('radiogroup', { name: 'Kontakt' })).not.toBeNull();
    await userEvent.click(screen.getByText('E-Mail'));
    expect(screen.getAllByRole('radio').map((radio) => Reflect.get(radio, 'checked'))).toEqual([false, true]);
  });

  it('leaves out as target what cannot be chosen', () => {
    const full = { value: 'post', label: 'Post', disabled: true };
    render(<RadioGroup name="contact" label="Kontakt" options={[full, ...options]} />);
    expect(screen.getByRole('radio', { name: 'Post' })).toHaveProperty('disabled', true);
    expect(document.getElementById('contact')).toBe(screen.getByRole('radio', { name: 'Telefon' }));
  });

  it('has its name as id of the first option, the target of the error summary', () => {
    render(<RadioGroup name="contact" label="Kontakt" options={options} error="Wählen Sie etwas." />);
    expect(document.getElementById('contact')).toBe(screen.getByRole('radio', { name: 'Telefon' }));
    const group = screen.getByRole('radiogroup');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Wählen Sie');
  });
});

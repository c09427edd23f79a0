import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './Field.tsx';

describe('Field', () => {
  it('is labelled by its label and described by its hint and error', () => {
    render(<Field name="email" label="E-Mail" type="email" hint="Nur für die Antwort." error="Sie fehlt noch." />);
    const input = screen.getByRole('textbox', { name: 'E-Mail' });
    expect(input.id).toBe('email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Nur für die Antwort.',
      'Fehler: Sie fehlt noch.',
    ]);
  });

  it('is required unless it is marked as optional', () => {
    render(
      <>
        <Field name="name" label="Name" />
        <Field name="tel" label="Telefon" type="tel" optional />
      </>,
    );
    const fields = screen.getAllByRole('textbox');
    expect(fields.map((field) => field.getAttribute('aria-required'))).toEqual(['true', null]);
    expect(fields.map((field) => field.matches(':invalid'))).toEqual([false, false]);
  });

  it('has phones correct words alone', () => {
    render(
      <>
        <Field name="username" label="Benutzername" verbatim />
        <Field name="message" label="Nachricht" />
      </>,
    );
    const corrections = screen
      .getAllByRole('textbox')
      .map((field) => ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => field.getAttribute(name)));
    expect(corrections).toEqual([
      ['none', 'off', 'false'],
      [null, null, null],
    ]);
  });

  it('keeps its default value', () => {
    render(<Field name="name" label="Name" defaultValue="Muster" />);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Muster');
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBeNull();
  });
});

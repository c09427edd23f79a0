import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { ForgottenPasswordView } from './ForgottenPasswordView.tsx';
import { NewPasswordView } from './NewPasswordView.tsx';

const show = (view: ReactNode, language: 'de' | 'gsw' | 'en' | 'it' | 'fr' = 'de') =>
  renderInSite(view, { language, path: '/auth/vergessen' });

describe('ForgottenPasswordView', () => {
  it.each([
    ['de', 'Benutzername oder E-Mail-Adresse'],
    ['gsw', 'Benutzername oder E-Mail-Adrässe'],
    ['en', 'Username or e-mail address'],
    ['it', 'Nome utente o indirizzo e-mail'],
    ['fr', 'Nom d’utilisateur ou adresse e-mail'],
  ] as const)('asks in %s for one of both names, in a form that works without script', async (language, label) => {
    show(<ForgottenPasswordView mails />, language);
    const name = await screen.findByLabelText<HTMLInputElement>(label);
    expect([name.autocomplete, name.form?.method]).toEqual(['username', 'post']);
  });

  it('says after sending that a mail comes if there is such an account', async () => {
    show(<ForgottenPasswordView mails answer={{ outcome: 'sent' }} />);
    expect((await screen.findByRole('status')).textContent).toContain('Wenn es dieses Konto gibt');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps the name after a failure', async () => {
    show(<ForgottenPasswordView mails answer={{ outcome: 'tooMany', name: 'anna' }} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Zu viele Versuche');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('anna');
  });

  it('moves the focus to what is wrong, which links to its field', async () => {
    show(<ForgottenPasswordView mails answer={{ outcome: 'noName', name: '' }} />);
    expect(document.activeElement).toBe(await screen.findByRole('alert'));
    expect(document.title).toMatch(/^Fehler: Passwort vergessen/);
    expect(screen.getByRole('link', { name: /Benutzernamen/ }).getAttribute('href')).toBe('#name');
  });
});

describe('NewPasswordView', () => {
  it('names the account and says what is wrong with a password at its field', async () => {
    const { container } = show(<NewPasswordView name="anna" problem="guessable" />);
    expect(await screen.findByText('Ihr Konto: anna')).not.toBeNull();
    expect(document.title).toMatch(/^Fehler: Neues Passwort/);
    expect(screen.getByLabelText('Neues Passwort').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Neues Passwort wiederholen').autocomplete).toBe('new-password');
    expect(document.activeElement?.querySelector('a')?.getAttribute('href')).toBe('#password');
    // To the page's own address, which has the token.
    expect(container.querySelector('form')?.hasAttribute('action')).toBe(false);
  });

  it.each([
    [undefined, undefined],
    ['anna', 'oldLink'],
  ] as const)('leads from a link that is no longer valid to the login and a new one', async (name, problem) => {
    show(<NewPasswordView name={name} problem={problem} />);
    expect(await screen.findByText(/schon ein Passwort gesetzt, gilt es/)).not.toBeNull();
    const targets = ['Zurück zur Anmeldung', 'Passwort vergessen'].map((label) =>
      screen.getByRole('link', { name: label }).getAttribute('href'),
    );
    expect(targets).toEqual(['/auth', '/auth/vergessen']);
    expect(screen.queryByLabelText('Neues Passwort')).toBeNull();
  });
});

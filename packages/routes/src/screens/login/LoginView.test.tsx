import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { LoginView } from './LoginView.tsx';

describe('LoginView', () => {
  it('has the specification’s labels and autocomplete values, which password managers recognise', async () => {
    renderInSite(<LoginView next="/intern" />, { language: 'en', path: '/auth' });
    const username = await screen.findByLabelText<HTMLInputElement>('Username');
    expect(username.autocomplete).toBe('username');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([password.type, password.autocomplete]).toEqual(['password', 'current-password']);
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeNull();
  });
});

describe('LoginView before a document', () => {
  it.each([
    ['/intern/dokumente/d1hygiene000000000000000', 1],
    ['/it/intern/dokumente/d1hygiene000000000000000', 1],
    ['/intern', 0],
    ['/jobs?von=/intern/dokumente/', 0],
  ])('announces a download only if the return path %s is a document', async (next, links) => {
    renderInSite(<LoginView next={next} />, { language: 'en', path: '/auth' });
    await screen.findByLabelText('Username');
    expect(screen.queryAllByRole('link', { name: 'Go to the internal area' })).toHaveLength(links);
    expect(screen.queryAllByText(/the document is downloaded/)).toHaveLength(links);
  });
});

describe('LoginView of a signed-in user', () => {
  it('offers the internal area and logout', async () => {
    renderInSite(<LoginView name="Regula Beispiel" />, { language: 'en', path: '/auth' });
    const logout = await screen.findByRole<HTMLButtonElement>('button', { name: 'Logout' });
    expect([logout.form?.method, logout.form?.getAttribute('action')]).toEqual(['post', '/auth']);
    expect(screen.getByRole('link', { name: 'Go to the internal area' }).getAttribute('href')).toBe('/intern');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

describe('LoginView with a directory', () => {
  it.each([
    ['/intern', '/auth/firmenkonto?weiter=%2Fintern'],
    [undefined, '/auth/firmenkonto'],
  ])('has a link to it that keeps the return path %s', async (next, href) => {
    renderInSite(<LoginView next={next} hasDirectory />, { language: 'en', path: '/auth' });
    const link = await screen.findByRole('link', { name: 'Log in with your company account' });
    expect(link.getAttribute('href')).toBe(href);
    expect(screen.queryByLabelText('Password')).not.toBeNull();
  });

  it.each([
    ['de', 'gruppe', 'Ihr Firmenkonto hat hier keinen Zugang'],
    ['fr', 'gruppe', 'Votre compte d’entreprise n’a pas accès à cet espace'],
    ['en', 'anbieter', 'Logging in with your company account is not possible at the moment'],
    ['it', 'zuViele', 'Troppi tentativi'],
  ] as const)('says in %s what went wrong (%s)', async (language, problem, text) => {
    renderInSite(<LoginView problem={problem} hasDirectory />, { language, path: '/auth' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(document.activeElement).toBe(alert.parentElement);
  });
});

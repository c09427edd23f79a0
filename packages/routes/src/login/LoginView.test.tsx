import { LanguageProvider } from '@group/ui/texts/LanguageProvider';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loader as internal } from '../internal/internal.route.tsx';
import { requestedSiteFixture } from '../site/requestedSite.fixture.ts';
import { routeArguments } from '../site/routeArguments.fixture.ts';
import { SiteStage } from '../site/SiteStage.tsx';
import { loader } from './login.route.tsx';
import { LoginView } from './LoginView.tsx';

describe('LoginView', () => {
  it('asks in the words of the specification, so that password managers understand', async () => {
    render(
      <LanguageProvider language="en">
        <SiteStage path="/auth">
          <LoginView next="/intern" />
        </SiteStage>
      </LanguageProvider>,
    );
    const username = await screen.findByLabelText<HTMLInputElement>('Username');
    expect(username.autocomplete).toBe('username');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([password.type, password.autocomplete]).toEqual(['password', 'current-password']);
    expect(screen.getByRole('button', { name: 'Login' })).toBeDefined();
  });
});

describe('the way to the internal area', () => {
  it.each([
    ['tabor', undefined, '/auth?weiter=/intern'],
    ['rivabella', 'it', '/it/auth?weiter=/it/intern'],
  ] as const)('of %s leads over the login, and back', (tenant, language, location) => {
    const site = requestedSiteFixture(tenant, language ? { language } : {});
    let thrown: unknown;
    try {
      internal(routeArguments(site, '/intern'));
    } catch (error) {
      thrown = error;
    }
    if (!(thrown instanceof Response)) throw new Error('it redirects');
    expect([thrown.status, thrown.headers.get('location')]).toEqual([302, location]);
    const next = new URL(location, 'https://x.example').searchParams.get('weiter');
    expect(loader(routeArguments(site, location)).next).toBe(next);
  });
});

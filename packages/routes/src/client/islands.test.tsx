import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formToken, notSent } from '../forms/formAnswer.fixture.ts';
import { ApplicationView } from '../screens/application/ApplicationView.tsx';
import { enhanceIslands } from '../layout/Island/Island.enhance.ts';
import { organisationFixture } from '../screens/signature/organisation.fixture.ts';
import { SignatureView } from '../screens/signature/SignatureView.tsx';
import { SiteStoryProvider } from '../testing/SiteStoryProvider.tsx';
import { passportFixture } from '../screens/passport/passport.fixture.ts';
import { PassportView } from '../screens/passport/PassportView.tsx';
import { openVisitsFixture as visits, visitFixture as visit } from '../domain/visits/visit.fixture.ts';
import { VisitView } from '../screens/visit/VisitView.tsx';
import { VisitPageView } from '../screens/visitPage/VisitPageView.tsx';
import { islands } from './islands.ts';

const rejected = notSent({ problems: { firstName: 'missing' }, fileCount: 1, values: { surname: 'Muster' } });

const unconfirmed = { action: 'withdraw', problems: {}, files: [], values: {}, formError: 'unconfirmed' } as const;

/** The page as the server renders it. */
function serve(children: ReactNode): void {
  vi.stubGlobal('document', undefined);
  const html = renderToString(
    <LanguageProvider language="fr">
      <SiteStoryProvider site={{ language: 'fr', pathPrefix: '/fr' }}>{children}</SiteStoryProvider>
    </LanguageProvider>,
  );
  vi.unstubAllGlobals();
  document.body.innerHTML = html;
}

async function hydrate(): Promise<void> {
  enhanceIslands(islands);
  const island = document.querySelector('[data-island]');
  island?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(island?.hasAttribute('data-hydrated')).toBe(true), 10_000);
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

describe('islands', () => {
  const complaints: string[] = [];
  beforeEach(() => {
    complaints.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));
    // Nothing unmounts an island: it must not ask for news while other files have the document.
    vi.spyOn(QueryClient.prototype, 'mount').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setInterval'] });
  });
  // Other files share the document.
  afterEach(() => {
    document.body.replaceChildren();
  });
  // In development, React takes `autofocus`, which is for pages without JavaScript, for a difference.
  const differences = () => complaints.filter((text) => !text.includes('autoFocus'));

  it.each([
    ['the quick application', <ApplicationView key="" formToken={formToken} />],
    ['a rejected application', <ApplicationView key="" formToken={formToken} answer={rejected} />],
    ['a sent application', <ApplicationView key="" formToken={formToken} answer={{ sent: 'K7QM-3F9X' }} />],
    ['the page of an application', <PassportView key="" state={{ kind: 'open', passport: passportFixture }} />],
    [
      'a refused form of it',
      <PassportView key="" state={{ kind: 'open', passport: passportFixture }} refused={unconfirmed} />,
    ],
    [
      'the page of one that waits',
      <PassportView key="" state={{ kind: 'waiting', reference: 'K7QM-3F9X', acceptedAt: '2026-11-20T08:00:00Z' }} />,
    ],
    ['the page of a visit', <VisitPageView key="" state={{ kind: 'open', visit, visits }} rejected="taken" />],
    [
      'the dates of a form',
      <VisitView
        key=""
        formToken={formToken}
        mails
        days={{ min: '2026-12-01', max: '2027-03-01' }}
        request={{ occasion: 'visit' }}
        occasions={['visit']}
        visits={visits}
      />,
    ],
  ])('React takes over %s as the server rendered it', async (_, screen) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    serve(screen);
    const rendered = document.body.innerHTML;
    await hydrate();
    expect(document.body.innerHTML.replace(' data-hydrated=""', '')).toBe(rendered);
    expect(differences()).toEqual([]);
  });

  it('React takes over the mail signature with what was typed before', async () => {
    serve(<SignatureView organisation={organisationFixture} headOffice={undefined} />);
    const name = field('name');
    if (name) name.value = 'Vreni Muster';
    await hydrate();
    expect(field('name')).toBe(name);
    expect(name?.value).toBe('Vreni Muster');
    await vi.waitFor(() => expect(document.querySelector('[data-signature]')?.textContent).toContain('Vreni Muster'));
    expect(differences()).toEqual([]);
  });
});

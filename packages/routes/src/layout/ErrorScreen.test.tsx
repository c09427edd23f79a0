import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteFixture } from '../testing/site.fixture.ts';
import { errorTitle } from './errorTitle.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Renders a site whose route throws this status. */
async function show(status: number, language = 'de') {
  const Failing = createRoutesStub([
    { id: 'root', path: '*', ErrorBoundary: ErrorScreen, Component: () => null, loader: () => siteFixture },
  ]);
  const root = { status, statusText: '', internal: false, data: null };
  render(
    <LanguageProvider language={language}>
      <Failing
        initialEntries={['/seite?x=1']}
        hydrationData={{ loaderData: { root: siteFixture }, errors: { root } }}
      />
    </LanguageProvider>,
  );
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

describe('ErrorScreen', () => {
  it.each([
    [404, 'The page could not be found'],
    [429, 'That was a little too much at once'],
    [500, 'Unexpected Application Error!'],
    [502, 'Unexpected Application Error!'],
    [503, 'One moment, please'],
  ])('explains a %i: %s', async (status, title) => {
    expect(await show(status, 'en')).toBe(title);
  });

  it('links to homepage, contact and jobs where nothing was found', async () => {
    await show(404);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/kontakt', '/jobs']);
  });

  it.each([
    ['de', 'Jobs'],
    ['it', 'Lavoro'],
    ['fr', 'Emplois'],
  ])('names the page of jobs by its title in %s', async (language, title) => {
    await show(404, language);
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe('/jobs');
  });

  it('offers to reload where that may help', async () => {
    await show(503);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/seite?x=1']);
  });
});

describe('errorTitle', () => {
  it('treats unknown errors as unexpected', () => {
    expect(errorTitle(new Error('details'), 'en')).toBe('Unexpected Application Error!');
  });
});

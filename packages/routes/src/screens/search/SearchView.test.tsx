import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import type { FoundPage } from './search.server.ts';
import { SearchView } from './SearchView.tsx';

const found = (title: string, rest: Partial<FoundPage>): FoundPage => ({
  kind: 'job',
  href: '/jobs/offene-stellen/j1',
  title: [{ text: title, found: true }],
  excerpt: [{ text: `${title} …`, found: false }],
  ...rest,
});

const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

it('marks what it found in German, and says so once', async () => {
  const pages = [
    found('Pflege', { untranslated: true }),
    found('Cure', {}),
    found('Betreuung', { untranslated: true }),
  ];
  renderInSite(<SearchView query="cure" tooShort={false} found={pages} />, { path: '/suche', language: 'it' });
  await screen.findByText('Pflege');
  expect(['Pflege', 'Pflege …', 'Cure', 'Cure …'].map(languageOf)).toEqual(['de-CH', 'de-CH', 'it', 'it']);
  expect(screen.getAllByText('Ciò che non è ancora tradotto si legge in tedesco.')).toHaveLength(1);
});

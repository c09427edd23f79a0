import { articlesFixture } from '@group/content-client/article/article.fixture';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { blocksFixture } from '../block/block.fixture.ts';
import type { LoadedBlock, LoadedBlockOf } from '../block/block.ts';
import { Blocks } from './Blocks.tsx';

async function show(type: LoadedBlock['type'], pathPrefix = '') {
  renderInSite(<Blocks title="Willkommen" blocks={blocksFixture.filter((block) => block.type === type)} />, {
    site: { pathPrefix },
  });
  await screen.findByRole('heading', { level: 1 });
}

describe('Blocks', () => {
  it('links documents with type and size, at the same URL in all languages', async () => {
    await show('downloads', '/it');
    const link = await screen.findByRole('link', { name: 'Taxordnung 2027 (PDF, 184\u00a0kB)' });
    expect(link.getAttribute('href')).toBe('/downloads/taxordnung_2027_1f2e3d.pdf');
  });

  it('discloses answers without JavaScript', async () => {
    await show('questions');
    const question = await screen.findByText('Darf ich meine Katze mitbringen?');
    expect(question.closest('details')?.textContent).toContain('Ja, wenn Sie selbst für sie sorgen.');
  });

  it('names the author of a quote', async () => {
    await show('quote');
    const quote = await screen.findByRole('figure');
    expect(quote.textContent).toContain('Rosa Muster, Bewohnerin seit 2021');
  });

  it('shows people with their role', async () => {
    await show('people');
    await screen.findByRole('heading', { level: 2, name: 'Unser Team' });
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
  });

  it('adds the language prefix to links', async () => {
    await show('call-to-action', '/it');
    const link = await screen.findByRole('link', { name: 'Besuch vereinbaren' });
    expect(link.getAttribute('href')).toBe('/it/kontakt');
  });

  it('lists the house’s advantages', async () => {
    await show('advantages');
    await screen.findByText('Der Dienstplan steht zwei Monate im Voraus.');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('explains the journey by public transport and by car', async () => {
    await show('journey');
    for (const name of ['Mit öffentlichen Verkehrsmitteln', 'Mit dem Auto'])
      expect(await screen.findByRole('heading', { level: 3, name })).not.toBeNull();
    cleanup();
    const byCar: LoadedBlockOf<'journey'>['byCar'] = [
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'Aus Zürich' }] },
    ];
    renderInSite(<Blocks blocks={[{ type: 'journey', publicTransport: [], byCar }]} />);
    expect(screen.queryByRole('heading', { level: 4, name: 'Aus Zürich' })).not.toBeNull();
  });

  it('shows the newest articles', async () => {
    await show('news');
    expect((await screen.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
  });

  it('marks news that are not translated, and says so once', () => {
    const articles = articlesFixture.map((article, position) => ({
      ...article,
      ...(position === 0 && { untranslated: true as const }),
    }));
    renderInSite(<Blocks blocks={[{ type: 'news', count: 3, articles }]} />, { language: 'it' });
    const languages = articles.map(({ title }) => screen.getByText(title).closest('[lang]')?.getAttribute('lang'));
    expect(languages).toEqual(articles.map(({ untranslated }) => (untranslated ? 'de-CH' : 'it')));
    expect(screen.getAllByText(/^Ciò che non è ancora tradotto/)).toHaveLength(1);
  });

  it('links the companies’ logos to their sites', async () => {
    await show('company-logos');
    const [logo] = await screen.findAllByRole('img');
    expect(logo?.closest('a')?.getAttribute('href')).toMatch(/^https?:/);
  });
});

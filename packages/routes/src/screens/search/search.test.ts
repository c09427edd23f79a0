import { setTimeout as sleep } from 'node:timers/promises';
import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { TenantKey } from '@group/themes/registry';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { excerptOf } from './excerpt.ts';
import { createSearchIndex, type SearchEntry } from './searchIndex.server.ts';
import { searchSite } from './search.server.ts';
import { foldText, wordsOf } from './searchedText.ts';

const entry = (title: string, ...texts: string[]): SearchEntry => ({ kind: 'page', href: `/${title}`, title, texts });

const entries = [
  entry('Wohnen', 'Die Zimmer gehen zum Garten.', 'Besuchszeiten: immer.'),
  entry('Preise', 'Was ein Zimmer kostet, steht in der Taxordnung.'),
  entry('Demenzpflege', 'Eine Gruppe für neun Menschen.'),
  entry('Küche', 'Unsere Grossküche kocht für drei Häuser.'),
];

function found(query: string): string[] {
  using index = createSearchIndex(entries);
  return index.find(wordsOf(query)).map(({ title }) => title);
}

describe('a search', () => {
  it.each([
    ['pflege', ['Demenzpflege']],
    ['Zeiten', ['Wohnen']],
    ['kueche', ['Küche']],
    ['KUCHE', ['Küche']],
    ['Haus', ['Küche']],
    ['Zimmern', ['Wohnen', 'Preise']],
    ['zimmer garten', ['Wohnen']],
    ['was kostet ein Zimmer', ['Preise']],
    ['Schwimmbad', []],
  ])('for %s finds %j', (query, titles) => {
    expect(found(query).toSorted()).toEqual(titles.toSorted());
  });

  it('lists a title with the word before a text with it', () => {
    expect(found('preis')).toEqual(['Preise']);
    const index = createSearchIndex([entry('Wohnen', 'Preise. '.repeat(3)), entry('Preise', 'Alles im Jahr.')]);
    expect(index.find(['preis']).map(({ title }) => title)).toEqual(['Preise', 'Wohnen']);
  });

  it('finds pages with some of the words if none has all', () => {
    expect(found('garten taxordnung').toSorted()).toEqual(['Preise', 'Wohnen']);
  });

  it('takes everything that can be typed', () => {
    for (const query of ['', 'ab', '" OR "', '*', 'a'.repeat(10_000), 'NEAR(zimmer)', '\u0000', '🌳🌳🌳'])
      expect(() => found(query)).not.toThrow();
  });
});

/** A site with these composed pages and nothing else. */
function siteWith(...pages: readonly [path: string, title: string][]) {
  return siteOf('tabor', pages);
}

function siteOf(tenant: TenantKey, pages: readonly (readonly [path: string, title: string])[]) {
  const none = { data: [] };
  const data = pages.map(([path, title]) => ({ id: path, attributes: { path, title, blocks: [] } }));
  const others = { jobs: none, houses: none, 'training-positions': none, events: none, articles: none };
  return requestedSiteFixture(tenant, { answers: { pages: { data }, ...others } });
}

describe('the search of a site', () => {
  const screens = { listed: [], words: new Map(), isUnlisted: (path: string) => path === '/intern' };

  it('finds the drafts of a preview for its editor only, and no page that is not listed', async () => {
    const draft = { ...siteWith(['/garten', 'Der Entwurf']), preview: true };
    expect(await searchSite(draft, screens, 'entwurf')).toMatchObject([{ href: '/garten' }]);
    const live = siteWith(['/garten', 'Der Garten'], ['/intern', 'Der Garten im Bau']);
    expect(await searchSite(live, screens, 'entwurf')).toEqual([]);
    expect(await searchSite(live, screens, 'garten')).toMatchObject([{ kind: 'page', href: '/garten' }]);
    expect(await searchSite(draft, screens, 'entwurf')).toHaveLength(1);
  });

  it('finds screens by their own words, unless editors have composed them', async () => {
    const lead = 'Wie Sie uns erreichen.';
    const listing = {
      ...screens,
      words: new Map([
        ['/impressum', () => ({ title: 'Impressum', lead })],
        ['/kontakt', () => ({ title: 'Kontakt', lead })],
      ]),
    };
    const site = { ...siteWith(['/kontakt', 'Kontakt und Anfahrt']), preview: true };
    expect(await searchSite(site, listing, 'impressum')).toMatchObject([
      { kind: 'page', href: '/impressum', excerpt: [{ text: lead }] },
    ]);
    expect(await searchSite(site, listing, 'Kontakt')).toMatchObject([
      { href: '/kontakt', title: [{ text: 'Kontakt ' }, { text: 'und Anfahrt' }] },
    ]);
  });

  it('finds the composed pages of all houses on the site of the holding', async () => {
    const pages = [
      ['/garten', 'Der Garten'],
      ['/datenschutz', 'Garten und Datenschutz'],
      ['/wohnen', 'Garten des Tabor'],
    ] as const;
    const inGroup = await searchSite(siteOf('digallo', pages), screens, 'garten');
    const shown = inGroup.map(({ href, title }) => `${href} ${title.map(({ text }) => text).join('')}`);
    expect(shown).toContain('/garten Der Garten');
    expect(shown).toContain('https://www.tabor.example/garten Der Garten (Tabor)');
    expect(shown).toContain('https://www.rivabella.example/de/garten Der Garten (Rivabella)');
    expect(shown).toContain('https://www.tabor.example/wohnen Garten des Tabor');
    expect(shown.filter((line) => line.includes('/datenschutz'))).toEqual(['/datenschutz Garten und Datenschutz']);
  });

  it('finds the own pages where those of other houses cannot be read in time', async () => {
    const site = siteOf('digallo', [['/garten', 'Der Garten']]);
    const read: typeof site.read = (query, locale) =>
      Object.values(query.request(site.scope).search).includes('tabor')
        ? Promise.reject(new ContentUnavailable('too slow'))
        : site.read(query, locale);
    // Another locale, as the index of the former test is still in use.
    const slow = { ...site, read, scope: { ...site.scope, locale: 'de-CH' as const } };
    const inGroup = await searchSite(slow, screens, 'garten');
    expect(inGroup.map(({ href }) => href)).toContain('/garten');
    expect(inGroup.map(({ href }) => href)).not.toContain('https://www.tabor.example/garten');
  });

  it('finds what it knew while the content service is away, else fails as other pages do', async () => {
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    const passMinute = async (): Promise<void> => {
      clock.mockReturnValue(performance.now() + 60_000);
      // The cache looks at the clock once a millisecond.
      await sleep(5);
    };
    const away = requestedSiteFixture('geeren');
    await expect(searchSite(away, screens, 'garten')).rejects.toThrow(ContentUnavailable);
    const known = { ...siteWith(['/garten', 'Der Garten']), scope: away.scope };
    expect(await searchSite(known, screens, 'garten')).toHaveLength(1);
    await passMinute();
    expect(await searchSite(away, screens, 'garten')).toHaveLength(1);
    await passMinute();
    const changed = { ...siteWith(['/hof', 'Der Hof']), scope: away.scope };
    expect(await searchSite(changed, screens, 'garten')).toEqual([]);
  });
});

describe('the words of a query', () => {
  it('are without endings and short words', () => {
    expect(wordsOf('Die Kosten der WG, in den Häusern')).toEqual(['die', 'kost', 'der', 'den', 'haus']);
  });

  it('are the same with umlauts, with two letters and with a soft hyphen', () => {
    expect([foldText('Küchen\u00ADhilfe'), foldText('Kuechenhilfe'), foldText('Strasse')]).toEqual([
      'kuchenhilfe',
      'kuchenhilfe',
      foldText('Straße'),
    ]);
  });
});

const shown = (text: string) => excerptOf([text], ['ganz'])[0]?.text;

describe('an excerpt', () => {
  it('is the piece with most of the words, which are marked', () => {
    expect(excerptOf(entries[0]?.texts ?? [], ['besuch'])).toEqual([
      { text: 'Besuchszeiten: ', found: true },
      { text: 'immer.', found: false },
    ]);
  });

  it('is cut between words around the first found one', () => {
    const text = `${'Wort '.repeat(100)}Garten ${'Ende '.repeat(100)}`;
    const excerpt = excerptOf([text], ['garten']);
    const whole = excerpt.map((part) => part.text).join('');
    expect(whole).toMatch(/^… (?:Wort )+Garten (?:Ende )+…$/);
    expect(whole.length).toBeLessThan(200);
    expect(excerpt.filter((part) => part.found)).toEqual([{ text: 'Garten ', found: true }]);
  });

  it('is the start of a text whose title alone was found', () => {
    const [part] = excerptOf(['Wort '.repeat(100)], ['garten']);
    expect(part?.text).toMatch(/^(?:Wort )+…$/);
  });

  it('cuts a word that is longer than an excerpt', () => {
    const address = `https://example.ch/${'x'.repeat(300)}`;
    expect(shown(address)).toBe(`${address.slice(0, 180)} …`);
    expect(shown(`Siehe ${address} und weiter`)).toBe(`Siehe …`);
  });
});

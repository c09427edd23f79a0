import { setTimeout as sleep } from 'node:timers/promises';
import { foldText } from '@group/content-client/contract/foldText';
import { wireDownloadsFixture } from '@group/content-client/download/download.fixture';
import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { wireVisitSlotsFixture } from '@group/content-client/visitSlot/visitSlot.fixture';
import { wireAnswer, wireParagraphs } from '@group/content-client/wire/wire.fixture';
import type { TenantKey } from '@group/themes/registry';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../site/paths.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { handle as application } from '../application/application.route.tsx';
import { excerptOf } from './excerpt.ts';
import { createSearchIndex, type SearchEntry } from './searchIndex.server.ts';
import { searchSite } from './search.server.ts';
import { wordsOf } from './searchedText.ts';

const entry = (title: string, ...texts: string[]): SearchEntry => ({ kind: 'page', href: `/${title}`, title, texts });

const entries = [
  entry('Wohnen', 'Die Zimmer gehen zum Garten.', 'Besuchszeiten: immer.'),
  entry('Preise', 'Was ein Zimmer kostet, steht in der Taxordnung.'),
  entry('Demenzpflege', 'Eine Gruppe für neun Menschen.'),
  entry('Küche', 'Unsere Grossküche kocht für drei Häuser.'),
  entry('Équipe', 'Du cœur à l’ouvrage, avec Đorđe.'),
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
    ['coeur', ['Équipe']],
    ['Dorde', ['Équipe']],
    ['Schwimmbad', []],
  ])('for %s finds %j', (query, titles) => {
    expect(found(query).toSorted()).toEqual(titles.toSorted());
  });

  it('lists a title with the word before a text with it', () => {
    expect(found('preis')).toEqual(['Preise']);
    const index = createSearchIndex([entry('Wohnen', 'Preise. '.repeat(3)), entry('Preise', 'Alles im Jahr.')]);
    expect(index.find(['preis']).map(({ title }) => title)).toEqual(['Preise', 'Wohnen']);
  });

  it('lists pages and houses before what is shorter and mentions the word in passing, too', () => {
    const job: SearchEntry = { kind: 'job', href: '/job', title: 'Lehrstelle', texts: ['Zimmer und Wäsche'] };
    const house: SearchEntry = { kind: 'house', href: '/haus', title: 'Haus', texts: ['Hell. '.repeat(50), 'Zimmer'] };
    using index = createSearchIndex([job, house, entry('Zimmerservice')]);
    expect(index.find(['zimmer']).map(({ title }) => title)).toEqual(['Zimmerservice', 'Haus', 'Lehrstelle']);
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
    const shown = inGroup.map(({ href, owner }) => [owner, href]);
    expect(shown).toContainEqual([undefined, '/garten']);
    expect(shown).toContainEqual(['Tabor', 'https://www.tabor.example/garten']);
    expect(shown).toContainEqual(['Rivabella', 'https://www.rivabella.example/de/garten']);
    expect(shown.filter(([, href]) => href?.includes('/datenschutz'))).toEqual([[undefined, '/datenschutz']]);
    const ofTabor = await searchSite(siteOf('digallo', pages), screens, 'Garten Tabor');
    expect(ofTabor[0]?.owner).toBe('Tabor');
  });

  it('marks what is not translated', async () => {
    const german = siteOf('rivabella', [
      ['/garten', 'Der Garten'],
      ['/gemuese', 'Der Gemüsegarten'],
    ]);
    const italian = siteOf('rivabella', [['/gemuese', 'L’orto, Garten']]);
    const site = { ...requestedSiteFixture('rivabella', { language: 'it' }), preview: true };
    const read: typeof site.read = (query, locale) => (locale === 'de-CH' ? german : italian).read(query);
    const pages = await searchSite({ ...site, read }, screens, 'garten');
    expect(new Map(pages.map(({ href, untranslated }) => [href, untranslated]))).toEqual(
      new Map([
        ['/garten', true],
        ['/gemuese', undefined],
      ]),
    );
  });

  it('leads visitors to addresses for the host that they asked', async () => {
    const site = siteOf('digallo', [['/garten', 'Der Garten']]);
    const local: typeof site = { ...site, originOf: ({ key }) => `http://${key}.localhost:3000` };
    const hrefs = async (of: typeof site) => (await searchSite(of, screens, 'garten')).map(({ href }) => href);
    expect(await hrefs(site)).toContain('https://www.tabor.example/garten');
    const read = vi.spyOn(local, 'read');
    expect(await hrefs(local)).toContain('http://tabor.localhost:3000/garten');
    // Else, each port that a request names would have the whole group indexed again.
    expect(read).not.toHaveBeenCalled();
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

const page = (path: string, title: string, ...blocks: object[]) => ({ id: path, attributes: { path, title, blocks } });

const textBlock = (words: string) => ({ __component: 'blocks.text', body: wireParagraphs(words) });

/** Pages and houses whose sections say more than the fields of their entries. */
function siteWithSections(tenant: TenantKey, language?: string) {
  const price = { name: 'Kurs', amount: '20' };
  const pages = [
    page('/verein', 'Verein', textBlock('Der Kurs ist kostenlos, zum halben Preis und zum Gruppentarif das Bier.')),
    page('/wohnen', 'Wohnen', { __component: 'blocks.tariffs', title: null, note: null }),
    page('/kurse', 'Kurse', { __component: 'blocks.prices', prices: [price] }),
    page('/dokumente', 'Dokumente', { __component: 'blocks.downloads', downloads: { data: [] } }),
  ];
  const house = 'haupthaus-am-see';
  const attributes = { house, shortStay: 'free', dayPlace: 'waitingList', statedAt: new Date().toISOString() };
  const none = { data: [] };
  return {
    ...requestedSiteFixture(tenant, {
      language,
      answers: {
        pages: { data: pages },
        houses: wireHousesFixture,
        availabilities: wireAnswer({ id: 'x1', attributes }),
        'visit-slots': wireVisitSlotsFixture,
        downloads: wireDownloadsFixture,
        jobs: none,
        'training-positions': none,
        events: none,
        articles: none,
      },
    }),
    // Without the cache, in which another test may have left an index.
    preview: true,
  };
}

const visits = () => ({ title: 'Besuch vereinbaren', lead: 'Wann passt es Ihnen?' });

describe('the search of a site whose sections compose words', () => {
  const words = new Map([[paths.visits.href(), visits]]);
  const screens = { listed: [], words, isUnlisted: () => false };
  const house = '/unsere-haeuser/haupthaus-am-see';

  async function search(query: string, tenant: TenantKey = 'tabor', language?: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T10:00:00Z') });
    const pages = await searchSite(siteWithSections(tenant, language), screens, query);
    return pages.map(({ href, excerpt }) => ({ href, excerpt: excerpt.map(({ text }) => text).join('') }));
  }

  it.each([
    ['Pflegestufe', ['/wohnen', house]],
    ['Krankenkasse', ['/wohnen', house]],
    ['Depot', ['/wohnen', house]],
    ['Ergänzungsleistungen', ['/wohnen', house]],
    ['Ferienplatz', [house]],
    ['Tagesplatz', [house]],
    ['Taxordnung', ['/dokumente']],
    ['Führung', [house, '/besuch']],
  ])('finds %s', async (query, expected) => {
    const results = await search(query);
    expect(results.map(({ href }) => href).toSorted()).toEqual(expected.toSorted());
  });

  it.each(['Preis', 'Preise', 'Kosten', 'Tarif'])(
    'for %s lists what a stay costs before other prices and what contains the word',
    async (query) => {
      const results = await search(query);
      const hrefs = results.map(({ href }) => href);
      expect(hrefs.slice(0, 2).toSorted()).toEqual([house, '/wohnen']);
      expect(hrefs).toContain('/verein');
      const { excerpt } = results.find(({ href }) => href === house) ?? {};
      expect(excerpt).toMatch(/^(?:Preise|Was es kostet) – Pro Tag 200 bis 239 Franken/);
    },
  );

  it.each([
    ['fr', 'tarif'],
    ['fr', 'prix'],
    ['fr', 'prestations complémentaires'],
    ['fr', 'séjour temporaire'],
    ['it', 'tariffe'],
    ['it', 'prezzo'],
    ['it', 'costi'],
    ['it', 'cassa malati'],
    ['en', 'prices'],
    ['en', 'supplementary benefits'],
    ['en', 'short stay'],
  ])('finds the words in the language of the page: %s, %s', async (language, query) => {
    const results = await search(query, 'rivabella', language);
    expect(results.map(({ href }) => href).filter((href) => href.endsWith(house))).toHaveLength(1);
  });

  it('calls the page of dates as its heading does', async () => {
    const garage = { ...siteWithSections('schlossgarage'), read: siteOf('schlossgarage', []).read };
    expect(await searchSite(garage, screens, 'passt')).toMatchObject([{ title: [{ text: 'Termin vereinbaren' }] }]);
  });

  it('finds the quick application, which search engines must not list', () => {
    expect(application.listed).toBe(false);
    expect(application.words?.('de').title).toBe('Schnellbewerbung');
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

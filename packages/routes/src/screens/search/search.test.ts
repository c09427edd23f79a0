import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { createSearchIndex, type SearchEntry } from './searchIndex.server.ts';
import { foldText, wordsOf } from './searchedText.ts';

const entry = (title: string, ...texts: string[]): SearchEntry => ({ kind: 'page', href: `/${title}`, title, texts });

const entries = [
  entry('Wohnen', 'Die Zimmer gehen zum Garten.', 'Besuchszeiten: immer.'),
  entry('Preise', 'Was ein Zimmer kostet, steht in der Taxordnung.'),
  entry('Demenzpflege', 'Eine Gruppe für neun Menschen.'),
  entry('Küche', 'Unsere Grossküche kocht für drei Häuser.'),
];

function found(query: string): string[] {
  const index = createSearchIndex(entries);
  const titles = index.find(wordsOf(query)).map(({ title }) => title);
  index.close();
  return titles;
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
});

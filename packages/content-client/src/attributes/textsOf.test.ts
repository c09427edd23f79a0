import { expect, it } from 'vitest';
import { blocks } from '../contract/content/blocks.ts';
import { parsePages } from '../page/page.schema.ts';
import { wirePageFixture } from '../page/page.fixture.ts';
import { wireRichText } from '../richText/richText.schema.ts';
import { rejectProblem } from '../wire/wire.fixture.ts';
import { textsOf, textsOfBlocks } from './textsOf.ts';

const text = (words: string) => ({ type: 'text', text: words });
const item = (...children: unknown[]) => ({ type: 'list-item', children });

it('reads titles, texts, formatted texts, components and people in the order of a page', () => {
  const [page] = parsePages(wirePageFixture, rejectProblem);
  const texts = textsOfBlocks(page?.blocks ?? []);
  expect(texts.slice(0, 5)).toEqual([
    'Tabor',
    'Ein Haus mit Garten.',
    'Einen Platz finden',
    'Zimmer und Preise',
    'Buslinie 4 bis Kirche.',
  ]);
  expect(texts.join(' ')).not.toMatch(/https:|\.jpg|undefined|\[object/);
});

it('reads lists and tables line by line, with the words of links', () => {
  const table = [['Tag', 'Zeit']].map((cells) => ({
    type: 'list',
    layout: 'row',
    children: cells.map((cell) => item(text(cell))),
  }));
  const body = wireRichText.parse([
    { type: 'heading', level: 2, children: [text('Be'), text('suche')] },
    { type: 'list', format: 'unordered', children: [item({ type: 'link', url: '/a', children: [text('Garten')] })] },
    { type: 'list', format: 'unordered', layout: 'table', children: table },
  ]);
  expect(textsOf(blocks.text.fields, { title: 'Haus', body })).toEqual(['Haus', 'Besuche', 'Garten', 'Tag Zeit']);
});

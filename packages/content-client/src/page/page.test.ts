import { describe, expect, it } from 'vitest';
import { downloadsFixture } from '../download/download.fixture.ts';
import { peopleFixture, wirePeopleFixture } from '../person/person.fixture.ts';
import type { ContentProblem } from '../wire/problem.ts';
import { wirePageFixture } from './page.fixture.ts';
import { parsePage } from './page.schema.ts';

const attributes = wirePageFixture.data[0]?.attributes;

function parse(blocks: unknown) {
  const problems: ContentProblem[] = [];
  const page = parsePage({ data: [{ id: 1, attributes: { ...attributes, blocks } }] }, (problem) =>
    problems.push(problem),
  );
  return { page, problems };
}

describe('parsePage', () => {
  it('reads one block of each type', () => {
    const { page, problems } = parse(attributes?.blocks);
    expect(problems).toEqual([]);
    expect(page?.blocks.map(({ type }) => type)).toEqual([
      'hero',
      'doors',
      'text',
      'text-with-picture',
      'news',
      'journey',
      'gallery',
      'company-logos',
      'vacancy-teaser',
      'people',
      'quote',
      'questions',
      'downloads',
      'call-to-action',
      'advantages',
      'events',
      'houses',
      'facts',
      'prices',
      'opening-hours',
      'house-finder',
      'tariffs',
    ]);
    expect(page?.blocks[0]).toEqual({
      type: 'hero',
      title: 'Tabor',
      text: 'Ein Haus mit Garten.',
      picture: { name: 'garten_1f2e.jpg', width: 1920, height: 1280, alt: 'Der Garten' },
    });
    expect(page?.blocks[8]).toMatchObject({ count: 3 });
    expect(page?.blocks[9]).toEqual({ type: 'people', title: 'Unser Team', people: peopleFixture });
    expect(page?.blocks[10]).toMatchObject({ author: 'Heidi Muster', role: 'Bewohnerin', picture: undefined });
    expect(page?.blocks[11]).toMatchObject({ questions: [{ question: 'Darf ich meine Katze mitbringen?' }] });
    expect(page?.blocks[12]).toMatchObject({ downloads: downloadsFixture });
    expect(page?.blocks[19]).toMatchObject({
      times: [{ firstDay: 'monday', lastDay: 'friday', opens: '08:00', closes: '17:30' }],
    });
  });

  it('says that there is no such page', () => {
    expect(parsePage({ data: [] }, () => {})).toBeNull();
  });

  it('leaves out and reports blocks that are unknown or broken, and keeps the others', () => {
    const { page, problems } = parse([
      { __component: 'blocks.unheard-of', title: 'x' },
      { __component: 'blocks.hero', title: 7 },
      'nonsense',
      null,
      { __component: 'blocks.news', title: 'Aktuelles', count: 3 },
    ]);
    expect(page?.blocks).toEqual([{ type: 'news', title: 'Aktuelles', count: 3 }]);
    expect(problems.map(({ field }) => field.split('.').slice(0, 2).join('.'))).toEqual([
      'blocks.0',
      'blocks.1',
      'blocks.2',
      'blocks.3',
    ]);
  });

  it('leaves out and reports what is broken among the entries that a block points to', () => {
    const broken = { id: 'x', attributes: { name: 'Ohne Funktion' } };
    const { page, problems } = parse([
      { __component: 'blocks.people', people: { data: [...wirePeopleFixture.data, broken] } },
      { __component: 'blocks.people', people: { data: null } },
      { __component: 'blocks.downloads' },
    ]);
    expect(page?.blocks).toEqual([
      { type: 'people', title: undefined, people: peopleFixture },
      { type: 'people', title: undefined, people: [] },
      { type: 'downloads', title: undefined, downloads: [] },
    ]);
    expect(problems.map(({ field }) => field)).toEqual(['blocks.people.2.attributes.role']);
  });

  it('rejects a call to action that leads to nowhere', () => {
    const { page } = parse([{ __component: 'blocks.call-to-action', title: 'x', label: 'x', link: 'javascript:x' }]);
    expect(page?.blocks).toEqual([]);
  });

  it('drops what could run from formatted text and keeps its words', () => {
    const link = { type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'Klick' }] };
    const { page } = parse([
      {
        __component: 'blocks.text',
        body: [
          { type: 'paragraph', children: [link] },
          { type: 'iframe', src: 'x' },
        ],
      },
    ]);
    expect(page?.blocks[0]).toMatchObject({
      body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Klick' }] }],
    });
    expect(JSON.stringify(page)).not.toMatch(/javascript|iframe/);
  });
});

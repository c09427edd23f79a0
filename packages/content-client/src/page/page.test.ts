import { describe, expect, it } from 'vitest';
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
    ]);
    expect(page?.blocks[0]).toEqual({
      type: 'hero',
      title: 'Tabor',
      text: 'Ein Haus mit Garten.',
      picture: { name: 'garten_1f2e.jpg', width: 1920, height: 1280, alt: 'Der Garten' },
    });
    expect(page?.blocks[8]).toMatchObject({ count: 3 });
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

import { expect, it } from 'vitest';
import type { TableNode } from '../contract/content/tableNode.ts';
import { type InlineNode, wireRichText } from './richText.schema.ts';

const text = (words: string): InlineNode => ({ type: 'text', text: words });

/** A table as the content service stores it. */
const stored = (rows: readonly (readonly string[])[]): TableNode<InlineNode> => ({
  type: 'list',
  format: 'unordered',
  layout: 'table',
  children: rows.map((row) => ({
    type: 'list',
    format: 'unordered',
    layout: 'row',
    children: row.map((words) => ({ type: 'list-item', layout: 'cell', children: [text(words)] })),
  })),
});

it('reads a table with its empty cells, without empty rows', () => {
  const [table] = wireRichText.parse([
    stored([
      ['Tag', 'Zeit'],
      ['', ''],
      ['Montag', ''],
    ]),
  ]);
  expect(table).toEqual({
    type: 'table',
    rows: [
      [[text('Tag')], [text('Zeit')]],
      [[text('Montag')], []],
    ],
  });
});

it('omits an empty table', () => {
  expect(wireRichText.parse([stored([['', '']])])).toEqual([]);
});

it('reads lists within lists as lists', () => {
  const list = { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('Brot')] }] };
  expect(wireRichText.parse([{ type: 'list', format: 'ordered', children: [list] }])).toEqual([
    { type: 'list', format: 'ordered', children: [list] },
  ]);
});

import { createEditor, type Editor, Node, Transforms } from 'slate';
import { beforeEach, expect, it } from 'vitest';
import { type BlockNode, tableOf } from './nodes.ts';
import {
  addColumn,
  addRow,
  goDown,
  goForward,
  insertTable,
  placeIn,
  removeColumn,
  removeRow,
  withTables,
} from './tableEdits.ts';

const text = (words: string) => ({ type: 'text' as const, text: words });
const paragraph = (words: string): BlockNode => ({ type: 'paragraph', children: [text(words)] });

let editor: Editor;

/** The texts of the cells of the table at the beginning. */
const cells = (): string[][] => [...Node.children(editor, [0])].map(([row]) => [...Node.children(row, [])].map(([cell]) => Node.string(cell))); // prettier-ignore

const select = (row: number, column: number, offset = 0): void =>
  Transforms.select(editor, { path: [0, row, column, 0], offset });

const place = () => placeIn(editor) ?? expect.fail('The selection is in no table.');

beforeEach(() => {
  editor = withTables(createEditor());
  const table = tableOf([
    [[text('Tag')], [text('Zeit')]],
    [[text('Mo')], [text('8 Uhr')]],
  ]);
  editor.children = [table, paragraph('Danach')];
});

it('adds and removes rows and columns where the cursor is', () => {
  select(0, 0);
  addRow(editor, place());
  addColumn(editor, place());
  expect(cells()).toEqual([
    ['Tag', '', 'Zeit'],
    ['', '', ''],
    ['Mo', '', '8 Uhr'],
  ]);
  removeColumn(editor, place());
  removeRow(editor, place());
  expect(cells()).toEqual([
    ['Tag', 'Zeit'],
    ['Mo', '8 Uhr'],
  ]);
});

it('leaves a paragraph in place of the last row', () => {
  for (const row of [1, 0]) {
    select(row, 0);
    removeRow(editor, place());
  }
  expect(editor.children.map((node) => [Reflect.get(node, 'type'), Node.string(node)])).toEqual([
    ['paragraph', ''],
    ['paragraph', 'Danach'],
  ]);
});

it('goes through cells, to a new row, and out of the table', () => {
  select(1, 1);
  goForward(editor);
  expect(cells()).toHaveLength(3);
  expect(editor.selection?.anchor.path.slice(0, 3)).toEqual([0, 2, 0]);
  goDown(editor);
  expect(editor.selection?.anchor.path).toEqual([1, 0]);
  expect(editor.children.map((node) => Node.string(node)).slice(1)).toEqual(['', 'Danach']);
});

it('puts a table in place of an empty paragraph', () => {
  editor.children = [paragraph('')];
  Transforms.select(editor, [0]);
  insertTable(editor);
  expect(cells()).toEqual([
    ['', ''],
    ['', ''],
    ['', ''],
  ]);
  expect(editor.children).toHaveLength(1);
});

it('deletes text, but no border between cells', () => {
  select(1, 0);
  editor.deleteBackward('character');
  select(1, 0, 2);
  editor.deleteForward('character');
  expect(cells()).toEqual([
    ['Tag', 'Zeit'],
    ['Mo', '8 Uhr'],
  ]);
  Transforms.select(editor, { anchor: { path: [0, 0, 1, 0], offset: 1 }, focus: { path: [0, 1, 1, 0], offset: 2 } });
  editor.deleteFragment();
  expect(cells()).toEqual([
    ['Tag', 'Z'],
    ['', 'Uhr'],
  ]);
});

it('fills short rows, and makes paragraphs of cells without a table', () => {
  Transforms.removeNodes(editor, { at: [0, 1, 1] });
  expect(cells()).toEqual([
    ['Tag', 'Zeit'],
    ['Mo', ''],
  ]);
  Transforms.unwrapNodes(editor, { at: [0] });
  expect(editor.children.map((node) => Reflect.get(node, 'type'))).toEqual(Array(5).fill('paragraph'));
});

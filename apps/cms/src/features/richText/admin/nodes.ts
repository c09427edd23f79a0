import type { CellNode, RowNode, TableNode } from '@group/content-client/contract/content/tableNode';

export interface TextNode {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strikethrough?: true;
}

export interface LinkNode {
  type: 'link';
  url: string;
  children: TextNode[];
}

export type InlineNode = TextNode | LinkNode;

export interface ItemNode {
  type: 'list-item';
  children: InlineNode[];
}

export interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  /** 0 for a list that is in no other. */
  indentLevel: number;
  children: (ItemNode | ListNode)[];
}

export type Cell = CellNode<InlineNode>;
export type Row = RowNode<InlineNode>;
export type Table = TableNode<InlineNode>;

export type BlockNode =
  | { type: 'paragraph' | 'quote'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] }
  | ListNode
  | Table;

export const cellOf = (children: InlineNode[]): Cell => ({
  type: 'list-item',
  layout: 'cell',
  children: children.length > 0 ? children : [{ type: 'text', text: '' }],
});

/** A table of rows of cells; short rows are filled up. */
export function tableOf(rows: readonly (readonly InlineNode[][])[]): Table {
  const columns = Math.max(...rows.map(({ length }) => length));
  const cellsOf = (row: readonly InlineNode[][]): Cell[] =>
    Array.from({ length: columns }, (_, column) => cellOf(row[column] ?? []));
  const children = rows.map((row): Row => ({
    type: 'list',
    format: 'unordered',
    layout: 'row',
    children: cellsOf(row),
  }));
  return { type: 'list', format: 'unordered', layout: 'table', children };
}

/**
 * A table of rich text, as it is stored: a list of rows, each a list of cells, told by `layout`. Strapi's validation knows
 * lists within lists, but no tables, and keeps further attributes.
 */
export interface TableNode<Inline> {
  type: 'list';
  format: 'unordered';
  layout: 'table';
  /** Rows have cells of the same number; the first row has the headings. */
  children: RowNode<Inline>[];
}

export interface RowNode<Inline> {
  type: 'list';
  format: 'unordered';
  layout: 'row';
  children: CellNode<Inline>[];
}

export interface CellNode<Inline> {
  type: 'list-item';
  layout: 'cell';
  children: Inline[];
}

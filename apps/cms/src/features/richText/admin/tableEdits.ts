import { Editor, Node, Path, Point, Range, Transforms } from 'slate';
import { type Cell, cellOf, type Row, type Table, tableOf } from './nodes.ts';

const isTable = (node: Node): node is Table => 'layout' in node && node.layout === 'table';
const isRow = (node: Node): node is Row => 'layout' in node && node.layout === 'row';
const isCell = (node: Node): node is Cell => 'layout' in node && node.layout === 'cell';

interface Place {
  table: Path;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** The place of the selection, or the last cell of the given table if the selection is elsewhere. */
export function placeIn(editor: Editor, within?: Path): Place | undefined {
  const found = Editor.above(editor, { match: isCell });
  const cell = found && (!within || Path.isAncestor(within, found[1])) ? found[1] : undefined;
  const table = within ?? cell?.slice(0, -2);
  if (!table) return undefined;
  const node = Node.get(editor, table);
  if (!isTable(node)) return undefined;
  const { length: rows } = node.children;
  const columns = node.children[0]?.children.length ?? 0;
  const [row = rows - 1, column = columns - 1] = cell?.slice(-2) ?? [];
  return { table, row, column, rows, columns };
}

const emptyParagraph = (): Node => ({ type: 'paragraph', children: [{ type: 'text', text: '' }] });

function selectCell(editor: Editor, { table }: Place, row: number, column: number): void {
  Transforms.select(editor, Editor.end(editor, [...table, row, column]));
}

export function addRow(editor: Editor, place: Place): void {
  const { children: added } = tableOf([Array.from({ length: place.columns }, () => [])]);
  Transforms.insertNodes(editor, added, { at: [...place.table, place.row + 1] });
  selectCell(editor, place, place.row + 1, 0);
}

export function addColumn(editor: Editor, place: Place): void {
  Editor.withoutNormalizing(editor, () => {
    for (let row = 0; row < place.rows; row++) {
      Transforms.insertNodes(editor, cellOf([]), { at: [...place.table, row, place.column + 1] });
    }
  });
  selectCell(editor, place, place.row, place.column + 1);
}

/** Puts an empty paragraph in place of a table. */
export function removeTable(editor: Editor, { table }: Pick<Place, 'table'>): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: table });
    Transforms.insertNodes(editor, emptyParagraph(), {
      at: table,
    });
  });
  Transforms.select(editor, Editor.start(editor, table));
}

export function removeRow(editor: Editor, place: Place): void {
  if (place.rows === 1) return removeTable(editor, place);
  Transforms.removeNodes(editor, { at: [...place.table, place.row] });
  selectCell(editor, place, Math.min(place.row, place.rows - 2), place.column);
}

export function removeColumn(editor: Editor, place: Place): void {
  if (place.columns === 1) return removeTable(editor, place);
  Editor.withoutNormalizing(editor, () => {
    for (let row = 0; row < place.rows; row++) {
      Transforms.removeNodes(editor, { at: [...place.table, row, place.column] });
    }
  });
  selectCell(editor, place, place.row, Math.min(place.column, place.columns - 2));
}

/** To the next cell; after the last one, to a new row. */
export function goForward(editor: Editor): void {
  const place = placeIn(editor);
  if (!place) return;
  const { row, column, rows, columns } = place;
  if (column + 1 < columns) selectCell(editor, place, row, column + 1);
  else if (row + 1 < rows) selectCell(editor, place, row + 1, 0);
  else addRow(editor, place);
}

export function goBack(editor: Editor): void {
  const place = placeIn(editor);
  if (!place) return;
  const { row, column, columns } = place;
  if (column > 0) selectCell(editor, place, row, column - 1);
  else if (row > 0) selectCell(editor, place, row - 1, columns - 1);
}

/** To the cell below; from the last row, to a new paragraph after the table. */
export function goDown(editor: Editor): void {
  const place = placeIn(editor);
  if (!place) return;
  if (place.row + 1 < place.rows) return selectCell(editor, place, place.row + 1, place.column);
  const at = Path.next(place.table);
  Transforms.insertNodes(editor, emptyParagraph(), { at });
  Transforms.select(editor, Editor.start(editor, at));
}

/** Puts an empty table after the selected block, or in its place if it is empty. */
export function insertTable(editor: Editor): void {
  const at = editor.selection?.anchor.path[0] ?? editor.children.length - 1;
  const top = editor.children[at];
  const table = tableOf(Array.from({ length: 3 }, () => [[], []]));
  Transforms.insertNodes(editor, table, { at: [at + 1] });
  const isReplaced = top !== undefined && !Node.string(top);
  if (isReplaced) Transforms.removeNodes(editor, { at: [at] });
  Transforms.select(editor, Editor.start(editor, [isReplaced ? at : at + 1]));
}

/** Deletes text of cells, never the borders between them. */
function keepCells(editor: Editor): void {
  const { deleteBackward, deleteForward, deleteFragment } = editor;
  const isAt = (edge: 'start' | 'end'): boolean => {
    const { selection } = editor;
    const cell = Editor.above(editor, { match: isCell });
    return Boolean(selection && cell && Point.equals(selection.anchor, Editor[edge](editor, cell[1])));
  };
  editor.deleteBackward = (unit) => {
    if (!isAt('start')) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!isAt('end')) deleteForward(unit);
  };
  editor.deleteFragment = (direction) => {
    const { selection } = editor;
    const cells = [...Editor.nodes(editor, { match: isCell })];
    const tables = new Set(cells.map(([, path]) => path[0]));
    const isInside = selection && tables.has(selection.anchor.path[0]) && tables.has(selection.focus.path[0]);
    if (cells.length < 2 || tables.size > 1 || !isInside) return deleteFragment(direction);
    for (const [, path] of cells) {
      const part = Range.intersection(selection, Editor.range(editor, path));
      if (part && Range.isExpanded(part)) Transforms.delete(editor, { at: part });
    }
    Transforms.collapse(editor, { edge: 'start' });
  };
}

/** Gives what other commands have torn out of a table the form of paragraphs, and rows the same number of cells. */
function repair(editor: Editor, node: Node, path: Path): boolean {
  const parent = path.length > 0 ? Node.parent(editor, path) : editor;
  if (isCell(node) && !isRow(parent)) {
    Transforms.unsetNodes<Cell>(editor, 'layout', { at: path });
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: path });
    return true;
  }
  if (!isRow(node)) return false;
  if (!isTable(parent)) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  const columns = Math.max(...parent.children.map(({ children }) => children.length));
  if (node.children.length === columns) return false;
  Transforms.insertNodes(editor, cellOf([]), { at: [...path, node.children.length] });
  return true;
}

/** Keeps tables whole while their text is edited. */
export function withTables(editor: Editor): Editor {
  const { normalizeNode } = editor;
  keepCells(editor);
  editor.normalizeNode = (entry) => {
    if (!repair(editor, ...entry)) normalizeNode(entry);
  };
  return editor;
}

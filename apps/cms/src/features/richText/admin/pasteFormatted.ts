import { Editor, Element, Node, Range, Transforms } from 'slate';
import type { BlockNode } from './nodes.ts';
import { pastedBlocks } from './pastedBlocks.ts';

/** Slate's own clipboard format, between its editors. */
const slateType = 'application/x-slate-fragment';

/** Whether the selection is in an element that takes text only, such as a cell of a table or a heading. */
const isWithinText = (editor: Editor): boolean => {
  const top = editor.selection && editor.children[editor.selection.anchor.path[0] ?? 0];
  return Element.isElement(top) && top.type !== 'paragraph';
};

const isWithinCell = (editor: Editor): boolean =>
  Boolean(Editor.above(editor, { match: (node) => 'layout' in node && node.layout === 'cell' }));

/** Inserts blocks at the selection; the paragraph around it is split. */
function insertBlocks(editor: Editor, nodes: BlockNode[]): void {
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  const at = editor.selection?.anchor.path[0] ?? editor.children.length - 1;
  const isParagraph = !isWithinText(editor);
  if (isParagraph && editor.selection) Transforms.splitNodes(editor, { always: true });
  Transforms.insertNodes(editor, nodes, { at: [at + 1], select: true });
  if (!isParagraph) return;
  const after = at + 1 + nodes.length;
  if (editor.children[after] && !Node.string(editor.children[after])) Transforms.removeNodes(editor, { at: [after] });
  if (editor.children[at] && !Node.string(editor.children[at])) Transforms.removeNodes(editor, { at: [at] });
}

/** Keeps headings, lists, links and tables of what is pasted from Word and other programs. */
export function pasteFormatted(editor: Editor): Editor {
  const { insertData } = editor;
  editor.insertData = (data) => {
    const html = data.getData('text/html');
    const isOwn = data.types.includes(slateType) || html.includes('data-slate-fragment');
    const nodes = isOwn || !html ? [] : pastedBlocks(html);
    const [first, ...others] = nodes;
    if (!first) insertData(data);
    else if (others.length === 0 && first.type === 'paragraph') {
      Transforms.insertNodes(editor, first.children, { select: true });
    } else if (isWithinCell(editor)) Editor.insertText(editor, nodes.map((node) => Node.string(node)).join('\n'));
    else insertBlocks(editor, nodes);
  };
  return editor;
}

import type { InlineNode, RichText, RichTextNode } from './richText.schema.ts';

const textOf = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (node.type === 'link' ? textOf(node.children) : node.text)).join('');

function linesOfNode(node: RichTextNode): string[] {
  if (node.type === 'table') return node.rows.map((cells) => cells.map(textOf).join(' '));
  if (node.type !== 'list') return [textOf(node.children)];
  return node.children.flatMap((child) => (child.type === 'list' ? linesOfNode(child) : [textOf(child.children)]));
}

/** A formatted text without its format: one line for each heading, paragraph, item of a list and row of a table. */
export function linesOf(text: RichText): string[] {
  return text.flatMap(linesOfNode);
}

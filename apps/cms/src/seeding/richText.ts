import type { Lines } from './example.ts';

interface TextNode {
  type: 'text';
  text: string;
}

/** A node of Strapi's block editor; only the kinds that the examples use. */
export type RichTextNode =
  | { type: 'paragraph'; children: TextNode[] }
  | { type: 'heading'; level: 3; children: TextNode[] }
  | { type: 'list'; format: 'unordered'; children: { type: 'list-item'; children: TextNode[] }[] };

/** Converts lines to nodes of Strapi's block editor. Consecutive list items form one list. */
export function richText(lines: Lines): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  for (const line of lines) {
    const text = (from: number): TextNode[] => [{ type: 'text', text: line.slice(from) }];
    if (line.startsWith('## ')) nodes.push({ type: 'heading', level: 3, children: text(3) });
    else if (line.startsWith('- ')) {
      const last = nodes.at(-1);
      const list = last?.type === 'list' ? last : { type: 'list' as const, format: 'unordered' as const, children: [] };
      list.children.push({ type: 'list-item', children: text(2) });
      if (list !== last) nodes.push(list);
    } else nodes.push({ type: 'paragraph', children: text(0) });
  }
  return nodes;
}

import { z } from 'zod';
import type { TableNode as StoredTable } from '../contract/content/tableNode.ts';
import { normaliseLink } from '../contract/links.ts';
import { isSafeLink } from '../wire/link.ts';

/** A run of characters in one style. */
export interface TextNode {
  type: 'text';
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  underline?: boolean | undefined;
  strikethrough?: boolean | undefined;
  code?: boolean | undefined;
}

export interface LinkNode {
  type: 'link';
  /** A path of the site, or a URL with the scheme https, http, mailto or tel. */
  url: string;
  children: TextNode[];
}

export type InlineNode = TextNode | LinkNode;

export interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: ({ type: 'list-item'; children: InlineNode[] } | ListNode)[];
}

export interface TableNode {
  type: 'table';
  /** Rows of cells; the first one has the headings. */
  rows: InlineNode[][][];
}

export type RichTextNode =
  | { type: 'paragraph' | 'quote' | 'code'; children: InlineNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | ListNode
  | TableNode;

/** A formatted text, in the structure of the content service's block editor. */
export type RichText = RichTextNode[];

const mark = z
  .boolean()
  .nullish()
  .transform((on) => on || undefined);

const text = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: mark,
  italic: mark,
  underline: mark,
  strikethrough: mark,
  code: mark,
});

const link = z.object({ type: z.literal('link'), url: z.string(), children: z.array(text) });

/** A link with a forbidden scheme becomes plain text. */
const inline: z.ZodType<InlineNode[]> = z.array(z.unknown()).transform((nodes) =>
  nodes.flatMap((node): InlineNode[] => {
    const asText = text.safeParse(node);
    if (asText.success) return asText.data.text ? [asText.data] : [];
    const asLink = link.safeParse(node);
    if (!asLink.success) return [];
    const url = normaliseLink(asLink.data.url);
    return isSafeLink(url) ? [{ ...asLink.data, url }] : asLink.data.children;
  }),
);

const listItem = z.object({ type: z.literal('list-item'), children: inline });

const list: z.ZodType<ListNode> = z.lazy(() =>
  z.object({
    type: z.literal('list'),
    format: z.enum(['ordered', 'unordered']).catch('unordered'),
    children: z.array(z.union([listItem, list])),
  }),
);

const table = z
  .object({
    type: z.literal('list' satisfies StoredTable<InlineNode>['type']),
    layout: z.literal('table' satisfies StoredTable<InlineNode>['layout']),
    children: z.array(z.object({ children: z.array(listItem) })),
  })
  .transform(({ children }): TableNode => {
    const rows = children.map((row) => row.children.map((cell) => cell.children));
    return { type: 'table', rows: rows.filter((cells) => cells.some((cell) => cell.length > 0)) };
  });

const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

const block: z.ZodType<RichTextNode> = z.union([
  z.object({ type: z.enum(['paragraph', 'quote', 'code']), children: inline }),
  z.object({ type: z.literal('heading'), level: level.catch(2), children: inline }),
  table,
  list,
]);

const isEmpty = (node: RichTextNode): boolean =>
  node.type === 'table' ? node.rows.length === 0 : node.children.length === 0;

/** Unknown nodes are omitted; a text of empty paragraphs counts as empty. */
export const wireRichText = z
  .array(z.unknown())
  .nullish()
  .transform((nodes): RichText =>
    (nodes ?? []).flatMap((node) => {
      const result = block.safeParse(node);
      return result.success && !isEmpty(result.data) ? [result.data] : [];
    }),
  );

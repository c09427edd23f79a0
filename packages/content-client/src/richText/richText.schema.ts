import { z } from 'zod';
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

export type RichTextNode =
  | { type: 'paragraph' | 'quote' | 'code'; children: InlineNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | ListNode;

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

/** A link with a forbidden scheme becomes plain text. */
const inline: z.ZodType<InlineNode[]> = z.array(z.unknown()).transform((nodes) =>
  nodes.flatMap((node): InlineNode[] => {
    const asText = text.safeParse(node);
    if (asText.success) return asText.data.text ? [asText.data] : [];
    const asLink = z.object({ type: z.literal('link'), url: z.string(), children: z.array(text) }).safeParse(node);
    if (!asLink.success) return [];
    return isSafeLink(asLink.data.url) ? [asLink.data] : asLink.data.children;
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

const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

const block: z.ZodType<RichTextNode> = z.union([
  z.object({ type: z.enum(['paragraph', 'quote', 'code']), children: inline }),
  z.object({ type: z.literal('heading'), level: level.catch(2), children: inline }),
  list,
]);

/** Unknown nodes are omitted; a text of empty paragraphs counts as empty. */
export const wireRichText = z
  .array(z.unknown())
  .nullish()
  .transform((nodes): RichText =>
    (nodes ?? []).flatMap((node) => {
      const result = block.safeParse(node);
      return result.success && result.data.children.length > 0 ? [result.data] : [];
    }),
  );

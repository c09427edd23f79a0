import type { PictureSources } from '../Picture/Picture.tsx';

/** A text node with its formatting. */
export interface TextNode {
  type: 'text';
  text: string;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  underline?: boolean | undefined;
  strikethrough?: boolean | undefined;
  code?: boolean | undefined;
}

export type InlineNode = TextNode | { type: 'link'; url: string; children: readonly TextNode[] };

export interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: readonly ({ type: 'list-item'; children: readonly InlineNode[] } | ListNode)[];
}

/** A table whose first row has the headings. */
export interface TableNode {
  type: 'table';
  rows: readonly (readonly (readonly InlineNode[])[])[];
}

/** A block of a text. */
export type RichTextNode =
  | { type: 'paragraph' | 'quote' | 'code'; children: readonly InlineNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: readonly InlineNode[] }
  | { type: 'image'; image: PictureSources }
  | ListNode
  | TableNode;

const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a URL is safe to link to: within the site, or with a web, mail or phone scheme, but not `javascript:`. */
export function isSafeAddress(address: string): boolean {
  const base = 'https://site.invalid';
  try {
    return safeSchemes.has(new URL(address, base).protocol);
  } catch {
    return false;
  }
}

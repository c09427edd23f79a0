import type { PictureSources } from '../Picture/Picture.tsx';

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

export type InlineNode = TextNode | { type: 'link'; url: string; children: readonly TextNode[] };

export interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: readonly ({ type: 'list-item'; children: readonly InlineNode[] } | ListNode)[];
}

/** One block of a formatted text, in the structure of the content service's block editor. */
export type RichTextNode =
  | { type: 'paragraph' | 'quote' | 'code'; children: readonly InlineNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: readonly InlineNode[] }
  | { type: 'image'; image: PictureSources }
  | ListNode;

const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether an address may be followed: within the site, or to a page, a mail or a call. Nothing that runs. */
export function isSafeAddress(address: string): boolean {
  const base = 'https://site.invalid';
  try {
    return safeSchemes.has(new URL(address, base).protocol);
  } catch {
    return false;
  }
}

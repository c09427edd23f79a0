import type { InlineNode, ListNode, RichText, RichTextNode } from '@group/content-client/richText/richText.schema';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}

/** Of a link only the words: those who read it elsewhere cannot follow a path of this site. */
function inline(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'link') return inline(node.children);
      const text = escaped(node.text);
      return node.bold ? `<strong>${text}</strong>` : text;
    })
    .join('');
}

function list({ format, children }: ListNode): string {
  const tag = format === 'ordered' ? 'ol' : 'ul';
  const items = children.map((child) => `<li>${child.type === 'list' ? list(child) : inline(child.children)}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

function block(node: RichTextNode): string {
  if (node.type === 'list') return list(node);
  const words = inline(node.children);
  return node.type === 'heading' ? `<p><strong>${words}</strong></p>` : `<p>${words}</p>`;
}

/**
 * A text for those who do not get our components: search engines and feed readers. Paragraphs and lists alone, as
 * Google knows no other elements in the description of a job; headings are bold paragraphs.
 */
export function richTextHtml(nodes: RichText): string {
  return nodes.map(block).join('');
}

/** A sentence as a paragraph of such a text. */
export function paragraphHtml(text: string | undefined): string {
  return text ? `<p>${escaped(text)}</p>` : '';
}

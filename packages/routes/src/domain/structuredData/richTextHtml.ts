import type {
  InlineNode,
  ListNode,
  RichText,
  RichTextNode,
  TableNode,
} from '@group/content-client/richText/richText.schema';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}

/** Links are reduced to their text: paths of this site do not resolve elsewhere. */
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

/** A list of rows. */
const table = ({ rows }: TableNode): string =>
  `<ul>${rows.map((row) => `<li>${row.map(inline).join(', ')}</li>`).join('')}</ul>`;

function block(node: RichTextNode): string {
  if (node.type === 'list') return list(node);
  if (node.type === 'table') return table(node);
  const html = inline(node.children);
  return node.type === 'heading' ? `<p><strong>${html}</strong></p>` : `<p>${html}</p>`;
}

/**
 * Rich text as HTML for search engines and feed readers. Google supports only paragraphs and lists in a job's
 * description, so headings become bold paragraphs, and tables lists of rows.
 */
export function richTextHtml(nodes: RichText): string {
  return nodes.map(block).join('');
}

/** Plain text as an HTML paragraph. */
export function paragraphHtml(text: string | undefined): string {
  return text ? `<p>${escaped(text)}</p>` : '';
}

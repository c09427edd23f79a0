import type { InlineNode, TextNode } from './nodes.ts';

type Marks = Omit<TextNode, 'type' | 'text'>;

const marksOfTags: Readonly<Record<string, Marks>> = {
  B: { bold: true },
  STRONG: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  U: { underline: true },
  S: { strikethrough: true },
  STRIKE: { strikethrough: true },
  DEL: { strikethrough: true },
};

/** Elements without text for readers. */
const skipped = new Set(['STYLE', 'SCRIPT', 'META', 'LINK', 'TITLE', 'XML', 'IMG', 'SVG', 'OBJECT']);

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address of a link that Strapi accepts; places within the pasted document are none. */
function addressOf(link: Element): string {
  const address = link.getAttribute('href')?.trim() ?? '';
  return URL.canParse(address) && schemes.has(new URL(address).protocol) ? address : '';
}

/** Google's documents stand in a `b` of normal weight, and are bold by styles. */
function marksOf(element: Element, inherited: Marks): Marks {
  const marks = { ...inherited, ...marksOfTags[element.tagName] };
  if (!(element instanceof HTMLElement)) return marks;
  const { fontWeight, fontStyle, textDecoration } = element.style;
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) marks.bold = true;
  if (fontWeight === 'normal' || fontWeight === '400') delete marks.bold;
  if (fontStyle === 'italic') marks.italic = true;
  if (textDecoration.includes('underline')) marks.underline = true;
  if (textDecoration.includes('line-through')) marks.strikethrough = true;
  return marks;
}

/** The marker of a list that Word writes as text. */
export const isMarker = (element: Element): boolean => /mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '');

function inlineOf(node: Node, inherited: Marks): InlineNode[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
    return text ? [{ type: 'text', text, ...inherited }] : [];
  }
  if (!(node instanceof Element) || skipped.has(node.tagName) || isMarker(node)) return [];
  if (node.tagName === 'BR') return [{ type: 'text', text: '\n', ...inherited }];
  const children = [...node.childNodes].flatMap((child) => inlineOf(child, marksOf(node, inherited)));
  const url = node.tagName === 'A' ? addressOf(node) : '';
  if (!url) return children;
  // Browsers underline links.
  const text = children.flatMap((child) => (child.type === 'text' ? [child] : child.children));
  for (const child of text) delete child.underline;
  return text.some((child) => child.text.trim()) ? [{ type: 'link', url, children: text }] : text;
}

const marksTogether = ({ bold, italic, underline, strikethrough }: TextNode): string =>
  [bold, italic, underline, strikethrough].join();

/** Joins runs of the same style, and spaces at their borders. */
function joined(nodes: readonly InlineNode[]): InlineNode[] {
  const result: InlineNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text' && marksTogether(node) === marksTogether(last)) {
      last.text = `${last.text}${node.text}`.replaceAll(/ *\n */g, '\n').replaceAll(/ {2,}/g, ' ');
    } else result.push(node.type === 'text' ? { ...node } : node);
  }
  return result;
}

function trimmed(nodes: InlineNode[]): InlineNode[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === 'text') first.text = first.text.trimStart();
  if (last?.type === 'text') last.text = last.text.trimEnd();
  const kept = nodes.filter((node) => node.type === 'link' || node.text);
  return kept.length < nodes.length ? trimmed(kept) : kept;
}

/** The text of DOM nodes with its marks and links, without what Strapi's editor does not know. */
export const pastedInline = (nodes: Iterable<Node>): InlineNode[] =>
  trimmed(joined([...nodes].flatMap((node) => inlineOf(node, {}))));

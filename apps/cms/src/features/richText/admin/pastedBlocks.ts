import { type BlockNode, type InlineNode, type ListNode, tableOf } from './nodes.ts';
import { isMarker, pastedInline } from './pastedInline.ts';

const blockTags =
  'P, DIV, H1, H2, H3, H4, H5, H6, UL, OL, TABLE, BLOCKQUOTE, PRE, SECTION, ARTICLE, MAIN, HEADER, FOOTER';

const isBlock = (node: Node): boolean => node instanceof Element && node.matches(blockTags);

const textOf = (children: InlineNode[]): BlockNode[] => (children.length > 0 ? [{ type: 'paragraph', children }] : []);

/** The page's title is its first heading; marks add nothing to headings. */
function heading(level: number, element: Element): BlockNode[] {
  const children = pastedInline(element.childNodes).map((node): InlineNode =>
    node.type === 'text' ? { type: 'text', text: node.text } : node,
  );
  return children.length > 0 ? [{ type: 'heading', level: Math.max(2, level), children }] : [];
}

function list(element: Element, indentLevel = 0): ListNode {
  const children: ListNode['children'] = [];
  for (const child of element.children) {
    const nested = child.matches('UL, OL') ? [child] : [...child.querySelectorAll(':scope > UL, :scope > OL')];
    const own = pastedInline([...child.childNodes].filter((node) => !nested.some((each) => each === node)));
    if (own.length > 0 && !child.matches('UL, OL')) children.push({ type: 'list-item', children: own });
    children.push(...nested.map((each) => list(each, indentLevel + 1)));
  }
  return { type: 'list', format: element.tagName === 'OL' ? 'ordered' : 'unordered', indentLevel, children };
}

/** Word writes items of lists as paragraphs with a marker as text. */
interface WordItem {
  depth: number;
  format: ListNode['format'];
  children: InlineNode[];
}

function wordItem(element: Element): WordItem | undefined {
  const style = element.getAttribute('style') ?? '';
  const [, level] = /mso-list:[^;]*level(\d)/i.exec(style) ?? [];
  if (!level) return undefined;
  const marker = [...element.querySelectorAll('*')].find(isMarker)?.textContent.trim() ?? '';
  const format = /^(?:\d+|[a-z]{1,4})[.)]/i.test(marker) ? 'ordered' : 'unordered';
  return { depth: Number(level) - 1, format, children: pastedInline(element.childNodes) };
}

/** Adds an item to the list that ends the text so far, or begins one. */
function addWordItem(nodes: BlockNode[], { depth, format, children }: WordItem): void {
  if (children.length === 0) return;
  const last = nodes.at(-1);
  const isContinued = last?.type === 'list' && !('layout' in last) && (depth > 0 || last.format === format);
  let current: ListNode = isContinued ? last : { type: 'list', format, indentLevel: 0, children: [] };
  if (!isContinued) nodes.push(current);
  for (let level = 1; level <= depth; level++) {
    const inner = current.children.at(-1);
    const next: ListNode = inner?.type === 'list' ? inner : { type: 'list', format, indentLevel: level, children: [] };
    if (next !== inner) current.children.push(next);
    current = next;
  }
  current.children.push({ type: 'list-item', children });
}

/** Several paragraphs of a cell become lines. */
function cell(element: Element): InlineNode[] {
  const parts = [...element.childNodes].filter((node) => isBlock(node) || node.textContent?.trim());
  if (!parts.some(isBlock)) return pastedInline(element.childNodes);
  const lines = parts.map((part) => pastedInline([part])).filter(({ length }) => length > 0);
  return lines.flatMap((line, position) => (position > 0 ? [{ type: 'text', text: '\n' } as const, ...line] : line));
}

/** The number of columns or rows that a cell takes; more than 50 are a mistake. */
const spanOf = (element: Element, attribute: 'colspan' | 'rowspan'): number =>
  Math.min(Number(element.getAttribute(attribute)) || 1, 50);

/** Joined cells become one with the text and empty ones, so that the columns stay below each other. */
function rowsOf(element: Element): InlineNode[][][] {
  const rows: InlineNode[][][] = [];
  for (const [index, row] of [...element.querySelectorAll('tr')].entries()) {
    const cells = (rows[index] ??= []);
    let column = 0;
    for (const each of row.children) {
      while (cells[column]) column++;
      for (let down = 0; down < spanOf(each, 'rowspan'); down++) {
        const below = (rows[index + down] ??= []);
        for (let right = 0; right < spanOf(each, 'colspan'); right++) below[column + right] = [];
      }
      cells[column] = cell(each);
    }
  }
  return rows.map((cells) => Array.from(cells, (each) => each ?? []));
}

function table(element: Element): BlockNode[] {
  const rows = rowsOf(element);
  const filled = rows.filter((row) => row.some(({ length }) => length > 0));
  const [first] = filled;
  if (!first) return [];
  // Tables of one cell are frames of a layout.
  return filled.length === 1 && first.length === 1 ? textOf(first.flat()) : [tableOf(filled)];
}

function blockOf(element: Element): BlockNode[] {
  const [, level] = /^H(\d)$/.exec(element.tagName) ?? [];
  if (level) return heading(Number(level), element);
  if (element.tagName === 'TABLE') return table(element);
  if (element.matches('UL, OL')) {
    const found = list(element);
    return found.children.length > 0 ? [found] : [];
  }
  if (element.matches('.MsoTitle')) return heading(2, element);
  const inner = blocksIn(element);
  if (element.tagName !== 'BLOCKQUOTE') return inner;
  return inner.map((node) => (node.type === 'paragraph' ? { ...node, type: 'quote' } : node));
}

function blocksIn(container: Element): BlockNode[] {
  const nodes: BlockNode[] = [];
  let loose: Node[] = [];
  const close = (): void => {
    nodes.push(...textOf(pastedInline(loose)));
    loose = [];
  };
  for (const node of container.childNodes) {
    // An inline element around blocks, such as the `b` of Google's documents, is looked into.
    if (!(node instanceof Element) || (!isBlock(node) && !node.querySelector(blockTags))) {
      loose.push(node);
      continue;
    }
    close();
    const item = wordItem(node);
    if (item) addWordItem(nodes, item);
    else nodes.push(...blockOf(node));
  }
  close();
  return nodes;
}

/** Pasted HTML in the nodes of Strapi's editor, also as Word writes it. Fonts, colours and pictures are left out. */
export const pastedBlocks = (html: string): BlockNode[] =>
  blocksIn(new DOMParser().parseFromString(html, 'text/html').body);

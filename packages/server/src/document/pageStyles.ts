import { inlineSource } from '@group/routes/app/contentSecurityPolicy.server';
import { LRUCache } from 'lru-cache';
import { type AtRule, type ChildNode, parse } from 'postcss';
import { createContext } from 'react-router';
import type { StaticFiles } from '../http/staticFiles.ts';

/** Prints the part of a style sheet that is for a page with these marks. */
type Print = (marks: ReadonlySet<string>) => string;

/** What a selector says in parentheses, as in `:is(.card, .row)`, is no condition of its own: it excludes or offers. */
const parentheses = /\((?:[^()]|\([^()]*\))*\)/g;

/** What an element has to contain, or is followed by, is one, as in `html:has(.poster)`. */
const contained = /:has\(([^(),]+)\)/g;
const excluded = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** A class, or a data attribute with a value: scripts set neither. States are attributes without value, or ARIA's. */
const required = /\[data-([\w-]+)="?([^"\]]+)"?\]|\[[^\]]*\]|\.([\w-]+)/g;

const mark = (name: string, value: string): string => `${name}=${value}`;

function requiredMarks(selector: string): string[] {
  const conditions = selector.replaceAll(excluded, '').replaceAll(contained, ' $1').replaceAll(parentheses, '');
  const parts = [...conditions.matchAll(required)];
  return parts.flatMap(([, attribute, value = '', name]) => name ?? (attribute ? mark(attribute, value) : []));
}

const markedAttributes = / (?:class|data-([\w-]+))="([^"]*)"/g;

/** The attributes of a page that rules ask for, each once. */
const distinctAttributes = (html: string): string => [...new Set(html.match(markedAttributes))].join('');

/** Classes and data attributes with their values. */
function marksOf(attributes: string): Set<string> {
  const marks = new Set<string>();
  for (const [, attribute, value = ''] of attributes.matchAll(markedAttributes)) {
    if (attribute) marks.add(mark(attribute, value));
    else for (const name of value.split(' ')) marks.add(name);
  }
  return marks;
}

/** At-rules that contain rules. Others, such as `@keyframes`, are printed for each page. */
const groups = /^(?:container|layer|media|starting-style|supports)$/;

const printAll = (nodes: readonly ChildNode[]): Print => {
  const prints = nodes.map(printOf);
  return (marks) => prints.map((print) => print(marks)).join('');
};

function printOf(node: ChildNode): Print {
  if (node.type === 'rule') {
    const body = node.nodes.join(';');
    const selectors = node.selectors.map((text) => ({ text, marks: requiredMarks(text) }));
    return (present) => {
      const used = selectors.filter(({ marks }) => marks.every((each) => present.has(each)));
      return used.length > 0 ? `${used.map(({ text }) => text).join()}{${body}}` : '';
    };
  }
  if (node.type === 'atrule' && node.nodes && groups.test(node.name)) {
    const inner = printAll(node.nodes);
    return (marks) => {
      const used = inner(marks);
      return used && `@${node.name} ${node.params}{${used}}`;
    };
  }
  const text = node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString();
  return () => text;
}

const isFace = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'font-face';

/** A face of a font, and how the family is named where it is used. */
function faceOf(face: AtRule) {
  const family = face.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family');
  return { text: face.toString(), family: family?.type === 'decl' ? family.value.replaceAll(/["']/g, '') : '' };
}

/**
 * Prints the rules of a style sheet that a page may need: those whose classes and data attributes it has, and the faces
 * that they or its theme name.
 */
export function usedRules(css: string): (marks: ReadonlySet<string>, theme?: string) => string {
  const { nodes } = parse(css);
  const faces = nodes.filter(isFace).map(faceOf);
  const print = printAll(nodes.filter((node) => !isFace(node)));
  return (marks, theme = '') => {
    const rules = print(marks);
    const isNamed = ({ family }: { family: string }): boolean => rules.includes(family) || theme.includes(family);
    const named = faces.filter(isNamed).map(({ text }) => text);
    return rules + named.join('');
  };
}

const sheetLinks = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;

/** Whether the browser adds markup with other classes to a page: an island, or the result of a filter. */
const isGrowing = (html: string): boolean => html.includes(' data-island="') || /<form[^>]* aria-controls=/.test(html);

/** Pages whose styles are kept, with up to 30 kB each. Pages with the same theme and attributes share them. */
const maxPrinted = 100;

/** The text of a `<style>`. */
interface PageStyle {
  bytes: Buffer;
  source: string;
}

export interface StyledPage {
  body: Buffer<ArrayBuffer>;
  /** For the page's content security policy, see {@link inlineSource}. */
  styleSource: string;
}

const [open, close] = ['<style>', '</style>'];

/** A page before, in and after the text of its first `<style>`; `undefined` without one. */
function splitAtStyle(html: string): [before: string, style: string, after: string] | undefined {
  const from = html.indexOf(open) + open.length;
  const to = html.indexOf(close, from);
  return from < open.length || to < 0 ? undefined : [html.slice(0, from), html.slice(from, to), html.slice(to)];
}

/**
 * Moves styles into a page: its first `<style>` gets the rules that the page uses, so that it is painted without waiting
 * for a file. A page that grows gets the whole sheets too, at its end, where they block nothing.
 */
export function createPageStyles(files: StaticFiles): (html: string) => StyledPage {
  const sheets = [...files].filter(([address]) => address.endsWith('.css'));
  const prints = new Map(
    sheets.map(([address, { encoded }]) => [address, usedRules(String(encoded.identity?.body ?? ''))] as const),
  );
  const printed = new LRUCache<string, PageStyle>({ max: maxPrinted });
  const print = (addresses: readonly string[], theme: string, attributes: string): PageStyle => {
    const key = addresses.join(' ') + theme + attributes;
    const known = printed.get(key);
    if (known) return known;
    const marks = marksOf(attributes);
    const text = theme + addresses.map((address) => prints.get(address)?.(marks, theme) ?? '').join('');
    const style = { bytes: Buffer.from(text), source: inlineSource(text) };
    printed.set(key, style);
    return style;
  };
  return (html) => {
    const parts = splitAtStyle(html);
    if (!parts) return { body: Buffer.from(html), styleSource: '' };
    const [head, theme, rest] = parts;
    const addresses: string[] = [];
    let late = '';
    const withoutLinks = head.replaceAll(sheetLinks, (link, address: string) => {
      if (!prints.has(address)) return link;
      addresses.push(address);
      late += link;
      return '';
    });
    const { bytes, source } = print(addresses, theme, distinctAttributes(html));
    const end = isGrowing(rest) ? rest.replace('</body>', () => `${late}</body>`) : rest;
    // As bytes: Node checks a string character by character, and the style is half of the page.
    return { body: Buffer.concat([Buffer.from(withoutLinks), bytes, Buffer.from(end)]), styleSource: source };
  };
}

/** Set by the site; in development, Vite serves the styles. */
export const pageStylesContext = createContext((html: string): StyledPage => ({
  body: Buffer.from(html),
  styleSource: '',
}));

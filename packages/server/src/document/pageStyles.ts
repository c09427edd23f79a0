import { LRUCache } from 'lru-cache';
import { type ChildNode, parse } from 'postcss';
import { createContext } from 'react-router';
import type { StaticFiles } from '../http/staticFiles.ts';

/** Prints the part of a style sheet that is for a page with these marks. */
type Print = (marks: ReadonlySet<string>) => string;

/** What a selector says in parentheses, as in `:not(.open)`, is no condition of its own. */
const parentheses = /\((?:[^()]|\([^()]*\))*\)/g;

/** A class, or a data attribute with a value: scripts set neither. States are attributes without value, or ARIA's. */
const required = /\[data-([\w-]+)="?([^"\]]+)"?\]|\[[^\]]*\]|\.([\w-]+)/g;

const mark = (name: string, value: string): string => `${name}=${value}`;

function requiredMarks(selector: string): string[] {
  const parts = [...selector.replaceAll(parentheses, '').matchAll(required)];
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

/** At-rules that contain rules. Others, such as `@font-face` and `@keyframes`, are printed for each page. */
const groups = /^(?:layer|media|starting-style|supports)$/;

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

/** Prints the rules of a style sheet that a page may need: those whose classes and data attributes it has. */
export function usedRules(css: string): Print {
  return printAll(parse(css).nodes);
}

const sheetLinks = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g;

/** Whether the browser adds markup with other classes to a page: an island, or the result of a filter. */
const isGrowing = (html: string): boolean => html.includes(' data-island="') || /<form[^>]* aria-controls=/.test(html);

/** Pages whose rules are kept, with up to 30 kB each. Pages with the same attributes share them. */
const maxPrinted = 100;

export interface StyledPage {
  html: string;
  /** What the page's `<style>` contains after the theme; its content security policy needs it. */
  rules: string;
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
  const printed = new LRUCache<string, string>({ max: maxPrinted });
  const print = (addresses: readonly string[], attributes: string): string => {
    const key = addresses.join(' ') + attributes;
    const known = printed.get(key);
    if (known !== undefined) return known;
    const marks = marksOf(attributes);
    const rules = addresses.map((address) => prints.get(address)?.(marks) ?? '').join('');
    printed.set(key, rules);
    return rules;
  };
  return (html) => {
    const addresses: string[] = [];
    let late = '';
    const withoutLinks = html.replaceAll(sheetLinks, (link, address: string) => {
      if (!prints.has(address)) return link;
      addresses.push(address);
      late += link;
      return '';
    });
    const rules = print(addresses, distinctAttributes(html));
    const styled = withoutLinks.replace('</style>', () => `${rules}</style>`);
    return { html: isGrowing(html) ? styled.replace('</body>', () => `${late}</body>`) : styled, rules };
  };
}

/** Set by the site; in development, Vite serves the styles. */
export const pageStylesContext = createContext((html: string): StyledPage => ({ html, rules: '' }));

/** An element as a browser has parsed it. */
export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (PageElement | string)[];
}

export type Syntax = 'astro' | 'jsx';

/** Names of attributes that React gives another name. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  fetchpriority: 'fetchPriority',
};

const withoutValue: ReadonlySet<string> = new Set([
  'checked',
  'disabled',
  'hidden',
  'multiple',
  'novalidate',
  'open',
  'required',
  'selected',
]);

function styleObject(value: string): string {
  const declarations = value.split(/;(?![^(]*\))/).filter(Boolean);
  const entries = declarations.map((each) => {
    const name = each.slice(0, each.indexOf(':')).trim();
    const property = name.startsWith('--')
      ? name
      : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [property, each.slice(each.indexOf(':') + 1).trim()];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/**
 * Source of a template that makes this element, with all texts and attributes taken from values, as a page of the framework
 * takes them from content. Values are appended to `values`, which the template calls `v`.
 */
export function pageSource({ tag, attributes, children }: PageElement, syntax: Syntax, values: string[]): string {
  const take = (value: string): string => `{v[${values.push(value) - 1}]}`;
  const pairs = Object.entries(attributes).flatMap(([name, value]) => {
    if (name.includes(':') || name.startsWith('on')) return [];
    if (withoutValue.has(name)) return [syntax === 'jsx' ? `${reactNames[name] ?? name}={true}` : name];
    if (syntax === 'astro') return [`${name}=${take(value)}`];
    if (name === 'style') return [`style={${styleObject(value)}}`];
    return [`${reactNames[name] ?? name}=${take(value)}`];
  });
  const inner = children.map((child) => (typeof child === 'string' ? take(child) : pageSource(child, syntax, values)));
  const start = [tag, ...pairs].join(' ');
  return inner.length === 0 ? `<${start} />` : `<${start}>${inner.join('')}</${tag}>`;
}

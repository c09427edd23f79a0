import type { ContentProblem } from './problem.ts';

/** A formatted text of plain paragraphs, on the wire. */
export function wireParagraphs(...texts: string[]) {
  return texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }));
}

/** A list of formatted text, on the wire. */
export function wireBulletList(...texts: string[]) {
  return {
    type: 'list',
    format: 'unordered',
    children: texts.map((text) => ({ type: 'list-item', children: [{ type: 'text', text }] })),
  };
}

/** A relation to one organisation, on the wire. */
export function wireCompanyRelation(key: string, name: string) {
  return { data: { id: `company${key}`, attributes: { key, name, city: null } } };
}

/** An answer with these entries, on one page. */
export function wireAnswer<Entry>(...data: Entry[]) {
  return { data, meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } } };
}

/** Takes no problem: the examples have none. */
export function refuseProblem({ field, message }: ContentProblem): never {
  throw new Error(`${field}: ${message}`);
}

/** The first of a list of examples, which is never empty. */
export function firstOf<T>(examples: readonly T[]): T {
  const [first] = examples;
  if (first === undefined) throw new Error('expected at least one example');
  return first;
}

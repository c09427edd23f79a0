import type { ContentProblem, ReportProblem } from './problem.ts';

/** Plain paragraphs in Strapi's rich text format. */
export function wireParagraphs(...texts: string[]) {
  return texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }));
}

/** A bulleted list in Strapi's rich text format. */
export function wireBulletList(...texts: string[]) {
  return {
    type: 'list',
    format: 'unordered',
    children: texts.map((text) => ({ type: 'list-item', children: [{ type: 'text', text }] })),
  };
}

/** A relation to an organisation in Strapi's format. */
export function wireCompanyRelation(key: string, name: string) {
  return { data: { id: `company${key}`, attributes: { key, name, city: null } } };
}

/** A response with these entries on a single page. */
export function wireAnswer<Entry>(...data: Entry[]) {
  return { data, meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } } };
}

/** The response with other attributes of its first entry. */
export function withAttributes<Entry extends { attributes: object }>(
  { data: [first, ...others] }: { data: Entry[] },
  attributes: Readonly<Record<string, unknown>>,
) {
  return { data: [{ ...first, attributes: { ...first?.attributes, ...attributes } }, ...others] };
}

/** What is read from a response, and the fields that are reported. */
export function parsedBy<T>(query: { parse(body: unknown, report: ReportProblem): T }, body: unknown) {
  const fields: string[] = [];
  const parsed = query.parse(body, ({ field }) => fields.push(field));
  return { parsed, fields };
}

/** Fails on any problem: the fixtures have none. */
export function rejectProblem({ field, message }: ContentProblem): never {
  throw new Error(`${field}: ${message}`);
}

/** The first of a list of fixtures. */
export function firstOf<T>(examples: readonly T[]): T {
  const [first] = examples;
  if (first === undefined) throw new Error('expected at least one example');
  return first;
}

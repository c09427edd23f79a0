import { camelCase, pascalCase, quoted } from '../repository/names.ts';

/** The description of a content type in the contract. */
export function descriptionFile({ name, plural, label }: { name: string; plural: string; label: string }): string {
  return `import type { ContentTypeDescription } from './description.ts';
import { companyField } from './fields.ts';

/** ${pascalCase(name)}: say here what an editor describes with it. */
export const ${camelCase(name)} = {
  singularName: '${name}',
  pluralName: '${plural}',
  displayName: ${quoted(label)},
  description: ${quoted(`${label}: Hier steht, wofür Redaktorinnen und Redaktoren den Inhalt brauchen.`)},
  localized: true,
  drafts: true,
  fields: {
    title: { type: 'string', label: 'Titel', required: true, maxLength: 120, listed: true },
    company: companyField,
    text: { type: 'text', label: 'Text', maxLength: 400 },
  },
} as const satisfies ContentTypeDescription;
`;
}

/** The example content of one tenant. */
export const exampleFile = `[{ "id": "sommerfest", "title": "Sommerfest im Garten", "text": "Mit Musik und Kuchen." }]
`;

/** The files of a content type in packages/content-client, by name. */
export function contentTypeFiles(name: string, plural: string): Readonly<Record<string, string>> {
  const Type = pascalCase(name);
  const wire = `wire${Type}`;
  const parse = `parse${pascalCase(plural)}`;
  const query = `${camelCase(plural)}Query`;
  const wireFixture = `wire${pascalCase(plural)}Fixture`;
  const fixture = `${camelCase(plural)}Fixture`;
  const file = camelCase(name);
  return {
    [`${file}.schema.ts`]: `import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { ${file} } from '../contract/content/${file}.ts';
import { entriesOf } from '../wire/parse.ts';

const ${wire} = wireEntryOf(wireAttributes(${file}.fields).omit({ company: true }));

/** ${Type}: say here what an editor describes with it. */
export type ${Type} = z.output<typeof ${wire}>;

/** Reads the answer of \`GET /api/${plural}\`. */
export const ${parse} = entriesOf(${wire});
`,
    [`${file}.queries.ts`]: `import { ${file} } from '../contract/content/${file}.ts';
import { entriesWithin } from '../gateway/entryRequests.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { type ${Type}, ${parse} } from './${file}.schema.ts';

/** All of the tenant's, in its locale. */
export const ${query}: ContentQuery<${Type}[]> = {
  type: '${plural}',
  request: (scope) => entriesWithin(${file}.pluralName, 'tenant', scope, { 'pagination[pageSize]': '100' }),
  parse: ${parse},
  valueWhen404: [],
};
`,
    [`${file}.fixture.ts`]: `import { rejectProblem, wireAnswer } from '../wire/wire.fixture.ts';
import { ${parse} } from './${file}.schema.ts';

/** An answer of \`GET /api/${plural}\` in the exact shape of the wire contract. */
export const ${wireFixture} = wireAnswer(
  { id: 'x1', attributes: { title: 'Sommerfest im Garten', text: 'Mit Musik und Kuchen.' } },
  { id: 'x2', attributes: { title: 'Lesung am Nachmittag', text: null } },
);

export const ${fixture} = ${parse}(${wireFixture}, rejectProblem);
`,
    [`${file}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { ContentShapeError } from '../wire/problem.ts';
import { parsedBy } from '../wire/wire.fixture.ts';
import { ${fixture}, ${wireFixture} } from './${file}.fixture.ts';
import { ${query} } from './${file}.queries.ts';

describe('${query}', () => {
  it('asks for those of one tenant in one locale', () => {
    expect(${query}.request({ tenant: 'tabor', locale: 'de-CH' })).toMatchObject({
      path: '${plural}',
      search: { 'filters[company][key]': 'tabor', locale: 'de-CH' },
    });
  });

  it('reads what the wire contract says', () => {
    expect(${fixture}).toEqual([
      { id: 'x1', title: 'Sommerfest im Garten', text: 'Mit Musik und Kuchen.' },
      { id: 'x2', title: 'Lesung am Nachmittag', text: undefined },
    ]);
  });

  it('leaves out an entry that an editor broke, and names the field', () => {
    const broken = { id: 'x3', attributes: { title: ' ' } };
    expect(parsedBy(${query}, { data: [broken, ...${wireFixture}.data] })).toEqual({
      parsed: ${fixture},
      fields: ['data.0.attributes.title'],
    });
  });

  it.each([null, [], { data: null }])('cannot use %j', (body) => {
    expect(() => parsedBy(${query}, body)).toThrow(ContentShapeError);
  });
});
`,
  };
}

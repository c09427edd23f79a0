import type { Generator } from '../generator.ts';
import { newFile, writeChanges } from '../repository/change.ts';
import { exportsChange } from '../repository/exportsMap.ts';
import { camelCase, isKebabCase } from '../repository/names.ts';
import { contentTypeFiles } from './contentTypeFiles.ts';

const folder = 'packages/content-client';

/** Generates a content type: a collection of the content service as a domain type. */
export const contentTypeGenerator: Generator = {
  name: 'content-type',
  makes: 'a content type of packages/content-client: schema, queries, fixture, test, and its exports',
  questions: [
    {
      name: 'name',
      ask: 'Name of one entry in lower case (e.g. event)',
      objection: (name) => (isKebabCase(name) ? null : `"${name}" cannot be the name of a content type.`),
    },
    {
      name: 'plural',
      ask: 'Name of many, as in the address that the content service is asked at (e.g. events)',
      usual: ({ name = '' }) => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`),
      objection: (plural) => (isKebabCase(plural) ? null : `"${plural}" cannot be part of an address.`),
    },
  ],
  make(root, { name = '', plural = '' }) {
    const files = Object.entries(contentTypeFiles(name, plural));
    const unit = camelCase(name);
    return writeChanges(root, [
      ...files.map(([file, content]) => newFile(`${folder}/src/${unit}/${file}`, content)),
      exportsChange(root, folder, {
        [`./${unit}/${unit}.fixture`]: `./src/${unit}/${unit}.fixture.ts`,
        [`./${unit}/${unit}.queries`]: `./src/${unit}/${unit}.queries.ts`,
        [`./${unit}/${unit}.schema`]: `./src/${unit}/${unit}.schema.ts`,
      }),
    ]);
  },
  next: ({ name = '', plural = '' }) => [
    `Write down its fields in ${folder}/src/${camelCase(name)}/${camelCase(name)}.schema.ts, and one entry of them in the fixture.`,
    `The content service must have a collection "${plural}" with the same fields: apps/cms/src/content.`,
  ],
};

import type { Generator } from '../generator.ts';
import { editedFile, newFile, writeChanges } from '../repository/change.ts';
import { exportsChange } from '../repository/exportsMap.ts';
import { camelCase, isKebabCase } from '../repository/names.ts';
import { withEntry, withImport } from '../repository/sourceList.ts';
import { contentTypeFiles, descriptionFile } from './contentTypeFiles.ts';

const folder = 'packages/content-client';
const contract = `${folder}/src/contract/content`;

/** Generates a content type: a collection of the content service, and what the sites read of it. */
export const contentTypeGenerator: Generator = {
  name: 'content-type',
  makes: 'a content type: description for editors and sites, queries, fixture, test, and its exports',
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
    { name: 'label', ask: 'German name of many, for editors (e.g. Veranstaltungen)' },
  ],
  make(root, { name = '', plural = '', label = '' }) {
    const files = Object.entries(contentTypeFiles(name, plural));
    const unit = camelCase(name);
    return writeChanges(root, [
      newFile(`${contract}/${unit}.ts`, descriptionFile({ name, plural, label })),
      editedFile(root, `${contract}/contentTypes.ts`, (source) =>
        withEntry(
          withImport(source, `import { ${unit} } from './${unit}.ts';`),
          'contentTypes.ts',
          'export const collections = [',
          `  ${unit},`,
        ),
      ),
      ...files.map(([file, content]) => newFile(`${folder}/src/${unit}/${file}`, content)),
      exportsChange(root, folder, {
        [`./${unit}/${unit}.fixture`]: `./src/${unit}/${unit}.fixture.ts`,
        [`./${unit}/${unit}.queries`]: `./src/${unit}/${unit}.queries.ts`,
        [`./${unit}/${unit}.schema`]: `./src/${unit}/${unit}.schema.ts`,
      }),
    ]);
  },
  next: ({ name = '' }) => [
    `Write its fields in ${contract}/${camelCase(name)}.ts, and one entry of them in the fixture.`,
    'Where the websites show its entries is a line of packages/content-client/src/contract/entryPaths.ts: previews and checks follow.',
    'Examples with the fields of the contract are a list in apps/cms/src/seeding/example.ts and its line in lists.ts there.',
    'Rules that no single field can express go into apps/cms/src/content/rules.ts.',
  ],
};

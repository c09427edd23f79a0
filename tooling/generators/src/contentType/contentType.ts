import { collections } from '@group/content-client/contract/content/contentTypes';
import { internalTypes } from '@group/content-client/contract/content/internal';
import { submissionTypes } from '@group/content-client/contract/submissions/submissionTypes';
import type { Generator } from '../generator.ts';
import { editedFile, newFile, writeChanges } from '../repository/change.ts';
import { camelCase, kebabCaseObjection } from '../repository/names.ts';
import { withEntry, withImport } from '../repository/sourceList.ts';
import { contentTypeFiles, descriptionFile, exampleFile } from './contentTypeFiles.ts';

const folder = 'packages/content-client';
const contract = `${folder}/src/contract/content`;

const existing = [...collections, ...Object.values(internalTypes), ...Object.values(submissionTypes)];
const takenNames = new Set<string>(existing.flatMap(({ singularName, pluralName }) => [singularName, pluralName]));

const objectionTo = (name: string, use: string): string | null =>
  takenNames.has(name)
    ? `"${name}" cannot be the ${use}: a content type has it already.`
    : kebabCaseObjection(name, use);

/** Generates a content type: a collection of the content service, and what the sites read of it. */
export const contentTypeGenerator: Generator = {
  name: 'content-type',
  makes:
    'a content type: description for editors and sites, queries, fixture, test, and an entry in the example content',
  questions: [
    {
      name: 'name',
      ask: 'Name of one entry in lower case (e.g. event)',
      objection: (name) => objectionTo(name, 'name of a content type'),
    },
    {
      name: 'plural',
      ask: 'Name of many, as in the address that the content service is asked at (e.g. events)',
      usual: ({ name = '' }) => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`),
      objection: (plural) => objectionTo(plural, 'plural of a content type'),
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
      newFile(`apps/cms/seed/tenants/tabor/${camelCase(plural)}.json`, exampleFile),
    ]);
  },
  next: ({ name = '' }) => [
    `Write its fields in ${contract}/${camelCase(name)}.ts, and one entry of them in the fixture.`,
    'Where the websites show its entries is a line of packages/content-client/src/contract/entryPaths.ts: previews and checks follow.',
    'Its example content is a file in the folder of each tenant in apps/cms/seed/tenants, and in those of its languages.',
    'Rules that no single field can express go into apps/cms/src/content/rules.ts.',
  ],
};

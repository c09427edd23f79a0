import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generator } from '../generator.ts';
import { editedFile, newFile, writeChanges } from '../repository/change.ts';
import { camelCase, isKebabCase, pascalCase } from '../repository/names.ts';
import { withEntry, withImport } from '../repository/sourceList.ts';
import { blockFiles } from './blockFiles.ts';

const contract = 'packages/content-client/src/contract/content/blocks';
const folder = 'packages/routes/src/blocks';
const pictures = 'apps/cms/src/features/blockPicker/pictures';

/** Generates a block of composed pages. */
export const blockGenerator: Generator = {
  name: 'block',
  makes: 'a block of pages: description for editors, component, styles, and an example in a story and on a page',
  questions: [
    {
      name: 'name',
      ask: 'Name in lower case (e.g. opening-hours)',
      objection: (name) => (isKebabCase(name) ? null : `"${name}" cannot be the name of a block.`),
    },
    { name: 'label', ask: 'German name for editors (e.g. Öffnungszeiten)' },
  ],
  make(root, { name = '', label = '' }) {
    const { description, component, styles } = blockFiles({ name, label });
    const constant = camelCase(name);
    const unit = `${pascalCase(name)}Block`;
    const key = name === constant ? name : `'${name}'`;
    return writeChanges(root, [
      newFile(`${contract}/${constant}.ts`, description),
      // What the generated block shows too: a heading and a text.
      newFile(`${pictures}/${name}.svg`, readFileSync(join(root, pictures, 'text.svg'), 'utf8')),
      newFile(`${folder}/${unit}/${unit}.tsx`, component),
      newFile(`${folder}/${unit}/${unit}.css.ts`, styles),
      editedFile(root, `${contract}/blocks.ts`, (source) =>
        withEntry(
          withImport(source, `import { ${constant} } from './${constant}.ts';`),
          'blocks.ts',
          'export const blocks = {',
          name === constant ? `  ${name},` : `  ${key}: ${constant},`,
        ),
      ),
      editedFile(root, `${folder}/Blocks/Blocks.tsx`, (source) =>
        withEntry(
          withImport(source, `import { ${unit} } from '../${unit}/${unit}.tsx';`),
          'Blocks.tsx',
          'const components: BlockComponents = {',
          `  ${key}: ${unit},`,
        ),
      ),
      editedFile(root, `${folder}/block/block.fixture.ts`, (source) =>
        withEntry(
          source,
          'block.fixture.ts',
          'export const blocksFixture: LoadedBlock[] = [',
          `  { type: '${name}', title: 'Willkommen', text: 'Schön, dass Sie da sind.' },`,
        ),
      ),
      editedFile(root, 'apps/cms/seed/tenants/tabor/pages.json', (source) =>
        source.replace(
          /"\/s\/hausordnung": \{[^[]*"blocks": \[\n/,
          `$&      { "type": "${name}", "title": "Willkommen", "text": "Schön, dass Sie da sind." },\n`,
        ),
      ),
    ]);
  },
  next: ({ name = '' }) => [
    `Write its fields in ${contract}/${camelCase(name)}.ts; the component and the story do not compile until they match.`,
    'What it shows beside its own fields is loaded in packages/routes/src/blocks/Blocks/loadBlocks.server.ts.',
    `Editors choose it by its picture, ${pictures}/${name}.svg, and its \`description\`: both are those of a text still.`,
  ],
};

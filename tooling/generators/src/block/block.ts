import { blockPrefix } from '@group/content-client/contract/content/blocks';
import { components } from '@group/content-client/contract/content/components';
import type { Generator } from '../generator.ts';
import { editedFile, newFile, writeChanges } from '../repository/change.ts';
import { kebabCaseObjection, pascalCase } from '../repository/names.ts';
import { OperatorError } from '../repository/operatorError.ts';
import { withEntry, withImport } from '../repository/sourceList.ts';
import { blockFiles } from './blockFiles.ts';

const contract = 'packages/content-client/src/contract/content/blocks.ts';
const folder = 'packages/routes/src/blocks';

/** Generates a block of composed pages. */
export const blockGenerator: Generator = {
  name: 'block',
  makes: 'a block of pages: description for editors, component, styles, and an example in a story and on a page',
  questions: [
    {
      name: 'name',
      ask: 'Name in lower case (e.g. opening-hours)',
      objection: (name) =>
        Object.hasOwn(components, blockPrefix + name)
          ? `"${name}" cannot be the name of a block: a block or a part of one has it already.`
          : kebabCaseObjection(name, 'name of a block'),
    },
    { name: 'label', ask: 'German name for editors (e.g. Öffnungszeiten)' },
  ],
  make(root, { name = '', label = '' }) {
    const unit = `${pascalCase(name)}Block`;
    const key = name.includes('-') ? `'${name}'` : name;
    const { description, files } = blockFiles({ name, label });
    return writeChanges(root, [
      editedFile(root, contract, (source) => {
        if (source.includes(`\n  ${key}: {`)) throw new OperatorError(`blocks.ts has ${name} already.`);
        return withEntry(source, 'blocks.ts', 'export const blocks = {', `  ${key}: ${description},`);
      }),
      ...Object.entries(files).map(([file, content]) => newFile(`${folder}/${unit}/${file}`, content)),
      editedFile(root, `${folder}/Blocks/Blocks.tsx`, (source) =>
        withEntry(
          withImport(source, `import { ${unit} } from '../${unit}/${unit}.tsx';`),
          'Blocks.tsx',
          'const components: BlockComponents = {',
          `  ${key}: ${unit},`,
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
    `Write its fields and its sentence for editors in ${contract}, in the order of their choice;`,
    'the component and its example do not compile until they match.',
    'What it shows beside its own fields is loaded in packages/routes/src/blocks/Blocks/loadBlocks.server.ts.',
    `Editors choose it by a sketch of its fields, or by a drawing: apps/cms/src/features/blockPicker/pictures/${name}.svg.`,
  ],
};

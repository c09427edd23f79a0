import type { Generator } from '../generator.ts';
import { newFile, writeChanges } from '../repository/change.ts';
import { exportsChange } from '../repository/exportsMap.ts';
import { isPascalCase } from '../repository/names.ts';
import { componentFiles } from './componentFiles.ts';

const folder = 'packages/ui';

/** `form/PhoneField` → in the folder `form`, called `PhoneField`. */
function placeOf(answer: string): { name: string; path: string; isFormPart: boolean } {
  const isFormPart = answer.startsWith('form/');
  return { name: answer.replace(/^form\//, ''), path: answer, isFormPart };
}

/** Generates a component of the design system. */
export const componentGenerator: Generator = {
  name: 'component',
  makes: 'a component of packages/ui: component, styles, story, test, and its export',
  questions: [
    {
      name: 'name',
      ask: 'Name that begins with a capital (e.g. Badge), with form/ in front for a part of a form',
      objection: (answer) =>
        isPascalCase(placeOf(answer).name)
          ? null
          : `"${answer}" cannot be the name of a component: write e.g. PriceTable, or form/PhoneField.`,
    },
  ],
  make(root, { name: answer = '' }) {
    const { name, path, isFormPart } = placeOf(answer);
    const files = componentFiles(name, isFormPart ? '../..' : '..');
    return writeChanges(root, [
      ...Object.entries(files).map(([file, content]) => newFile(`${folder}/src/${path}/${file}`, content)),
      exportsChange(root, folder, { [`./${path}`]: `./src/${path}/${name}.tsx` }),
    ]);
  },
  next: ({ name = '' }) => [
    `Say in packages/ui/src/${name} what it is for; the storybook shows it under Components.`,
    'Give every state that it can be in a story: empty, one, many, a very long word, wrong, pending.',
  ],
};

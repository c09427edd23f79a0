import type { Generator } from '../generator.ts';
import { editedFile, writeChanges } from '../repository/change.ts';
import { quoted } from '../repository/names.ts';
import { OperatorError } from '../repository/operatorError.ts';
import { withItem } from '../repository/sourceList.ts';

const fields = 'packages/content-client/src/contract/submissions/fields.ts';
const screen = 'packages/routes/src/screens/application';

/** Adds a line in front of the one that contains `marker`, once for each. */
function withLineBefore(source: string, file: string, marker: RegExp, line: string): string {
  const changed = source.replaceAll(marker, (found) => `${line}\n${found}`);
  if (changed === source) throw new OperatorError(`${file} has no line ${marker.source}.`);
  return changed;
}

/** Generates an optional line of text in the quick application. */
export const formFieldGenerator: Generator = {
  name: 'form-field',
  makes: 'a field of the quick application: description, label in every language, and its place in the form',
  questions: [
    {
      name: 'name',
      ask: 'Name (e.g. nationality)',
      objection: (name) =>
        /^[a-z][A-Za-z\d]{0,39}$/.test(name) ? null : `"${name}" cannot be the name of a field: write e.g. zipCode.`,
    },
    { name: 'label', ask: 'German label (e.g. Nationalität)' },
  ],
  make(root, { name = '', label = '' }) {
    return writeChanges(root, [
      editedFile(root, fields, (source) => {
        const [application = ''] = /^ {2}application: \{$.*?^ {2}\},$/ms.exec(source) ?? [];
        if (new RegExp(`^    ${name}\\b`, 'm').test(application))
          throw new OperatorError(`fields.ts has ${name} already.`);
        const line = `    ${name}: { label: ${quoted(label)}, maxLength: 160, maxStoredLength: 200 },`;
        const longer = withLineBefore(application, 'fields.ts', /^ {4}message,$/gm, line);
        return source.replace(application, () => longer);
      }),
      editedFile(root, `${screen}/application.messages.ts`, (source) =>
        withLineBefore(
          withItem(source, 'application.messages.ts', 'export const furtherFields = [', `'${name}'`),
          'application.messages.ts',
          /^ {4}files: /gm,
          `    ${name}: ${quoted(label)},`,
        ),
      ),
      editedFile(root, `${screen}/ApplicationForm.tsx`, (source) =>
        withLineBefore(
          source,
          'ApplicationForm.tsx',
          /^ {8}<TextArea \{\.\.\.field\('message'\)\}/gm,
          `        <Field {...field('${name}')} optional="silently" />`,
        ),
      ),
    ]);
  },
  next: ({ name = '' }) => [
    `Translate ${name} in ${screen}/application.messages.ts: all languages have the German label now.`,
    `Move it to its place in furtherFields and in the form, and set its lengths in ${fields}.`,
  ],
};

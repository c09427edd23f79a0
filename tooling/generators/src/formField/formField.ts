import { application } from '@group/content-client/contract/submissions/application';
import type { Generator } from '../generator.ts';
import { editedFile, writeChanges } from '../repository/change.ts';
import { quoted } from '../repository/names.ts';
import { OperatorError } from '../repository/operatorError.ts';
import { withItem } from '../repository/sourceList.ts';

const fields = 'packages/content-client/src/contract/submissions/fields.ts';
const screen = 'packages/routes/src/screens/application';

/** Names with another meaning: inputs of every form, the checkbox for people among them, and columns of every type in Strapi. */
const otherMeanings: ReadonlySet<string> = new Set(
  (
    'key moment website person job houses confirmedTel ' +
    'id documentId createdAt createdBy updatedAt updatedBy publishedAt locale localizations status'
  ).split(' '),
);

function objectionTo(name: string): string | null {
  const wrong = `"${name}" cannot be the name of a field`;
  if (!/^[a-z][A-Za-z\d]{0,39}$/.test(name)) return `${wrong}: write e.g. zipCode.`;
  if (otherMeanings.has(name)) return `${wrong}: forms or the content service use it for something else.`;
  return Object.hasOwn(application.fields, name) ? `${wrong}: applications have it already.` : null;
}

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
      objection: objectionTo,
    },
    { name: 'label', ask: 'German label (e.g. Nationalität)' },
  ],
  make(root, { name = '', label = '' }) {
    return writeChanges(root, [
      editedFile(root, fields, (source) => {
        const [form = ''] = /^ {2}application: \{$.*?^ {2}\},$/ms.exec(source) ?? [];
        if (new RegExp(`^    ${name}\\b`, 'm').test(form)) throw new OperatorError(`fields.ts has ${name} already.`);
        const line = `    ${name}: { label: ${quoted(label)}, maxLength: 160, maxStoredLength: 200 },`;
        const longer = withLineBefore(form, 'fields.ts', /^ {4}message,$/gm, line);
        return source.replace(form, () => longer);
      }),
      editedFile(root, `${screen}/application.messages.ts`, (source) => {
        if (source.includes(`\n    ${name}: `)) throw new OperatorError(`application.messages.ts has ${name} already.`);
        return withLineBefore(
          withItem(source, 'application.messages.ts', 'export const furtherFields = [', `'${name}'`),
          'application.messages.ts',
          /^ {4}files: /gm,
          `    ${name}: ${quoted(label)},`,
        );
      }),
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

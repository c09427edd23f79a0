import { type Change, editedFile } from './change.ts';
import { OperatorError } from './operatorError.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Adds lines to the `exports` of a package.json: each before the first line of the same folder depth that follows it
 * alphabetically, so that sorted groups stay sorted, otherwise at the end.
 * @throws OperatorError if one of them exists already
 */
export function withExports(packageJson: string, added: Readonly<Record<string, string>>): string {
  const content: unknown = JSON.parse(packageJson);
  if (!isRecord(content) || !isRecord(content.exports)) throw new OperatorError('The package.json has no exports.');
  const lines = Object.entries(content.exports);
  for (const [name, file] of Object.entries(added)) {
    if (lines.some(([each]) => each === name)) throw new OperatorError(`The export ${name} is there already.`);
    const group = groupOf(name);
    const next = lines.findIndex(([each]) => groupOf(each) === group && each > name);
    const last = lines.findLastIndex(([each]) => groupOf(each) === group);
    lines.splice(next === -1 ? (last === -1 ? lines.length : last + 1) : next, 0, [name, file]);
  }
  return `${JSON.stringify({ ...content, exports: Object.fromEntries(lines) }, null, 2)}\n`;
}

/** Groups the exports of a folder. */
function groupOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

/** Edits a package's `exports`. */
export function exportsChange(root: string, folder: string, added: Readonly<Record<string, string>>): Change {
  return editedFile(root, `${folder}/package.json`, (content) => withExports(content, added));
}

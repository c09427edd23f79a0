import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from './operatorError.ts';

/** The new content of a file. */
export interface Change {
  /** Path relative to the repository's root, with slashes. */
  path: string;
  content: string | Uint8Array;
  /** False for a file that must not exist yet. */
  edits: boolean;
}

/** Creates a file that must not exist yet. */
export function newFile(path: string, content: string | Uint8Array): Change {
  return { path, content, edits: false };
}

/**
 * Edits an existing file.
 * @throws OperatorError with the file's name if it is missing or `edit` finds nothing to change
 */
export function editedFile(root: string, path: string, edit: (content: string) => string): Change {
  const file = join(root, path);
  if (!existsSync(file)) throw new OperatorError(`${path} is missing.`);
  const before = readFileSync(file, 'utf8');
  const content = edit(before);
  if (content === before) throw new OperatorError(`${path} has no place where the new line belongs.`);
  return { path, content, edits: true };
}

/**
 * Writes all changes, or none if one of the new files exists already.
 * @returns the paths, in the order of the changes
 * @throws OperatorError that names the file
 */
export function writeChanges(root: string, changes: readonly Change[]): string[] {
  const taken = changes.find(({ path, edits }) => !edits && existsSync(join(root, path)));
  if (taken) throw new OperatorError(`${taken.path} is there already; nothing was changed.`);
  for (const { path, content } of changes) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return changes.map(({ path }) => path);
}

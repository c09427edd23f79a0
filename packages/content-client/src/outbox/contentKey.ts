import { createHash } from 'node:crypto';
import type { SubmittedFile } from './submission.ts';

/**
 * Derives the key of a submission from the key of its form and what was sent with it: a UUID. Repeated sending of the same
 * content has the same key, in each process; a corrected form has another one.
 */
export function contentKey(
  key: string,
  fields: Readonly<Record<string, string>>,
  files: readonly Pick<SubmittedFile, 'name' | 'hash'>[],
): string {
  const sortedFields = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const content = JSON.stringify([key, sortedFields, files.map(({ name, hash }) => [name, hash])]);
  const hash = createHash('sha256').update(content).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

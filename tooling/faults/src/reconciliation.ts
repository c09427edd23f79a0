import { isDeepStrictEqual } from 'node:util';
import type { Delivered } from './delivered.ts';
import type { Sent } from './privatePages.ts';
import { type Sample, sampleOf } from './sample.ts';
import { hashOf } from './sampleFiles.ts';

/** A confirmed application, with the reference and the link that the applicant has seen. */
export interface Confirmation extends Sent {
  /** Number of the sample. */
  number: number;
}

/** Marks of the failed applications. */
export interface Reconciliation {
  /** Confirmed, but not stored under the reference, or not at each house. */
  lost: string[];
  /** Stored more than once at a house. */
  duplicates: string[];
  /** Stored with different fields or files, or for another tenant; with what differs. */
  damaged: string[];
}

type Content = Pick<Delivered, 'tenant' | 'fields' | 'files'>;

const contentOf = ({ tenant, fields, files }: Sample): Content => ({
  tenant,
  fields,
  files: files.map(({ name, type, content }) => ({ name, type, hash: hashOf(content) })),
});

const differs = (a: unknown, b: unknown): boolean => !isDeepStrictEqual(a, b);

/** Tells what differs in the stored application. */
function differences(sent: Content, stored: Content): string[] {
  const names = Object.keys({ ...sent.fields, ...stored.fields });
  return [
    differs(sent.tenant, stored.tenant) && `tenant ${stored.tenant}`,
    ...names.map((name) => differs(sent.fields[name], stored.fields[name]) && `${name} ${stored.fields[name]}`),
    differs(sent.files.length, stored.files.length) && `${stored.files.length} files`,
    ...stored.files.map((file, position) => differs(sent.files[position], file) && JSON.stringify(file)),
  ].filter((difference) => difference !== false);
}

/** Compares the confirmed applications with those in the content service. */
export function reconcile(
  seed: number,
  confirmations: readonly Omit<Confirmation, 'link'>[],
  delivered: readonly Delivered[],
): Reconciliation {
  // By e-mail, as the service already prevents entries with the same key.
  const bySender = Map.groupBy(delivered, ({ fields }) => fields.email);
  const result: Reconciliation = { lost: [], duplicates: [], damaged: [] };
  for (const { number, reference } of confirmations) {
    const sample = sampleOf(seed, number);
    const entries = bySender.get(sample.fields.email) ?? [];
    const own = entries.find((entry) => entry.reference === reference);
    const copies = sample.houses.map((house) => entries.find((entry) => entry !== own && entry.tenant === house));
    const found = own ? differences(contentOf(sample), own) : [];
    for (const copy of copies)
      if (copy) found.push(...differences({ ...contentOf(sample), tenant: copy.tenant }, copy));
    if (!own || copies.includes(undefined)) result.lost.push(sample.mark);
    if (found.length > 0) result.damaged.push(`${sample.mark}: ${found.join(', ')}`);
    if (entries.length > 1 + copies.length) result.duplicates.push(sample.mark);
  }
  return result;
}

import type { Receipt } from './applicant.ts';
import type { Delivered } from './delivered.ts';
import { type Sample, sampleOf } from './sample.ts';
import { hashOf } from './sampleFiles.ts';

/** A confirmed application. */
export interface Confirmation extends Receipt {
  /** Number of the sample. */
  number: number;
}

/** Marks of the failed applications. */
export interface Reconciliation {
  /** Confirmed, but not stored under the reference. */
  lost: string[];
  /** Stored more than once. */
  duplicates: string[];
  /** Stored with different fields or files, or for another tenant. */
  damaged: string[];
}

function canonicalJson({ tenant, fields, files }: Pick<Delivered, 'tenant' | 'fields' | 'files'>): string {
  const words = Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([tenant, words, files.map(({ name, type, hash }) => [name, type, hash])]);
}

function expectedJson({ tenant, fields, files }: Sample): string {
  const hashed = files.map(({ name, type, content }) => ({ name, type, hash: hashOf(content) }));
  return canonicalJson({ tenant, fields, files: hashed });
}

/** Compares the confirmed applications with those in the content service. */
export function reconcile(
  seed: number,
  confirmations: readonly Confirmation[],
  delivered: readonly Delivered[],
): Reconciliation {
  // By e-mail, as the service already prevents entries with the same key.
  const bySender = Map.groupBy(delivered, ({ fields }) => fields.email);
  const result: Reconciliation = { lost: [], duplicates: [], damaged: [] };
  for (const { number, key, reference } of confirmations) {
    const sample = sampleOf(seed, number);
    const entries = bySender.get(sample.fields.email) ?? [];
    const own = entries.find((entry) => entry.key === key && entry.reference === reference);
    if (!own) result.lost.push(sample.mark);
    else if (canonicalJson(own) !== expectedJson(sample)) result.damaged.push(sample.mark);
    if (entries.length > 1) result.duplicates.push(sample.mark);
  }
  return result;
}

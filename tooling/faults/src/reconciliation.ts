import type { Receipt } from './applicant.ts';
import type { Delivered } from './delivered.ts';
import { type Sample, sampleOf } from './sample.ts';
import { hashOf } from './sampleFiles.ts';

/** Someone who was told "sent". */
export interface Told extends Receipt {
  /** Of the sample that was sent. */
  number: number;
}

/** Marks of the applications with which something went wrong. */
export interface Reconciliation {
  /** Told "sent", and not there under that reference. */
  lost: string[];
  /** There more than once. */
  twice: string[];
  /** There with other words or files, or at another tenant. */
  damaged: string[];
}

function inOneShape({ tenant, fields, files }: Pick<Delivered, 'tenant' | 'fields' | 'files'>): string {
  const words = Object.entries(fields).toSorted(([one], [other]) => one.localeCompare(other));
  return JSON.stringify([tenant, words, files.map(({ name, type, hash }) => [name, type, hash])]);
}

function asSent({ tenant, fields, files }: Sample): string {
  const hashed = files.map(({ name, type, content }) => ({ name, type, hash: hashOf(content) }));
  return inOneShape({ tenant, fields, files: hashed });
}

/** Compares what people sent and were told with what the content service has. */
export function reconcile(seed: number, told: readonly Told[], delivered: readonly Delivered[]): Reconciliation {
  // Not by the key: that two entries have the same is what the service prevents.
  const bySender = Map.groupBy(delivered, ({ fields }) => fields.email);
  const result: Reconciliation = { lost: [], twice: [], damaged: [] };
  for (const { number, key, reference } of told) {
    const sample = sampleOf(seed, number);
    const entries = bySender.get(sample.fields.email) ?? [];
    const own = entries.find((entry) => entry.key === key && entry.reference === reference);
    if (!own) result.lost.push(sample.mark);
    else if (inOneShape(own) !== asSent(sample)) result.damaged.push(sample.mark);
    if (entries.length > 1) result.twice.push(sample.mark);
  }
  return result;
}

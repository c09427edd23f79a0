import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { job } from '../contract/content/job.ts';
import { instant } from '../wire/fields.ts';
import { wirePagedCollection } from '../wire/envelope.ts';
import { entriesOf, pageOf, parseDocument, parseFirst } from '../wire/parse.ts';

/** From a number to another; a single one is both. */
interface Range {
  from: number;
  to: number;
}

function rangeOf(from?: number, to = from): Range | undefined {
  return to === undefined ? undefined : { from: from ?? to, to };
}

const wireFields = wireAttributes(job.fields).extend({ createdAt: instant.optional().catch(undefined) });

const wireJob = wireEntryOf(wireFields).transform(
  ({ pensumMin, pensumMax, payFrom, payTo, createdAt, ...attributes }) => ({
    ...attributes,
    pensum: rangeOf(pensumMin, pensumMax),
    pay: rangeOf(payFrom, payTo),
    postedAt: attributes.publishFrom ?? createdAt,
  }),
);

/**
 * An advertisement. `pensum` is the workload in per cent of a full-time job, `pay` the gross pay of one in francs a year,
 * `startDate` the first day of work as `YYYY-MM-DD`, by agreement where it is missing; `publishFrom`, `publishUntil` and
 * `postedAt` are ISO instants, the last one the start of the period, otherwise when the advertisement was written.
 */
export type Job = z.output<typeof wireJob>;

/** Parses the response of `GET /api/jobs`. */
export const parseJobs = entriesOf(wireJob);

/** Parses one page of the response of `GET /api/jobs`. */
export const parseJobsPage = pageOf(wireJob);

/** Parses the total of such a page. */
export const parseJobCount = (body: unknown): number => parseDocument(wirePagedCollection, body).meta.pagination.total;

/** Parses the response of `GET /api/jobs?filters[documentId]=…`. */
export const parseJob = (body: unknown): Job | null => parseFirst(wireJob, body);

/**
 * Whether a job accepts applications: it is not filled, and within its period of advertisement.
 * @param now milliseconds since the epoch
 */
export function isOpen(
  { filled, publishFrom, publishUntil }: Pick<Job, 'filled' | 'publishFrom' | 'publishUntil'>,
  now: number,
): boolean {
  const begun = !publishFrom || Date.parse(publishFrom) <= now;
  const ended = publishUntil !== undefined && Date.parse(publishUntil) < now;
  return !filled && begun && !ended;
}

import { z } from 'zod';
import { type Company, companyRelation } from '../company/company.schema.ts';
import { type ContactPerson, optionalContactPerson } from '../contactPerson/contactPerson.schema.ts';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';
import { wireCollection, wirePagedCollection } from '../wire/envelope.ts';
import { flag, optionalInstant, optionalText, requiredText, wireId } from '../wire/fields.ts';
import { parseDocument, parseEach, parseFirst } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';
import { type JobArea, jobAreas, type JobKind, jobKinds } from './jobKinds.ts';

export interface Job {
  id: string;
  slug?: string | undefined;
  title: string;
  kind: JobKind;
  area: JobArea;
  company: Company;
  workplace: string;
  fullTime: boolean;
  /** Workload in per cent of a full-time job, for example 80 to 100. */
  pensum?: { from: number; to: number } | undefined;
  /** First day of work, `YYYY-MM-DD`; by agreement where it is missing. */
  startDate?: string | undefined;
  intro?: string | undefined;
  description: RichText;
  contactPerson?: ContactPerson | undefined;
  /** Marked as filled by an editor: its page says so, and lists omit it. */
  filled: boolean;
  /** Period of advertisement, as ISO instants. */
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
}

/** One page of the listing. */
export interface JobsPage {
  jobs: Job[];
  /** Number of jobs on all pages. */
  total: number;
  pages: number;
}

const perCent = z.number().min(1).max(100).nullish();

const wireJob = z
  .object({
    id: wireId,
    attributes: z.object({
      title: requiredText,
      slug: optionalText,
      kind: z.enum(jobKinds),
      area: z.enum(jobAreas),
      company: companyRelation,
      workplace: requiredText,
      fullTime: flag,
      pensumMin: perCent,
      pensumMax: perCent,
      startDate: z.iso
        .date()
        .nullish()
        .transform((day) => day ?? undefined),
      intro: optionalText,
      description: wireRichText,
      contactPerson: optionalContactPerson,
      filled: flag,
      publishFrom: optionalInstant,
      publishUntil: optionalInstant,
    }),
  })
  .transform(({ id, attributes: { pensumMin, pensumMax, ...attributes } }): Job => {
    const to = pensumMax ?? pensumMin;
    return { id, ...attributes, pensum: to ? { from: pensumMin ?? to, to } : undefined };
  });

/** Parses the response of `GET /api/jobs`. */
export function parseJobs(body: unknown, report: ReportProblem): Job[] {
  return parseEach(wireJob, parseDocument(wireCollection, body).data, 'data', report);
}

/** Parses one page of the response of `GET /api/jobs`. */
export function parseJobsPage(body: unknown, report: ReportProblem): JobsPage {
  const { data, meta } = parseDocument(wirePagedCollection, body);
  const { total, pageCount } = meta.pagination;
  return { jobs: parseEach(wireJob, data, 'data', report), total, pages: pageCount };
}

/** Parses the response of `GET /api/jobs?filters[documentId]=…`. */
export function parseJob(body: unknown): Job | null {
  return parseFirst(wireJob, body);
}

/**
 * Whether a job accepts applications: it is not filled, and within its period of advertisement.
 * @param now milliseconds since the epoch
 */
export function isOpen(job: Pick<Job, 'filled' | 'publishFrom' | 'publishUntil'>, now: number): boolean {
  const begun = !job.publishFrom || Date.parse(job.publishFrom) <= now;
  const ended = job.publishUntil !== undefined && Date.parse(job.publishUntil) < now;
  return !job.filled && begun && !ended;
}

import { z } from 'zod';
import { type Company, companyRelation } from '../company/company.schema.ts';
import { optionalPicture, type Picture } from '../picture/picture.schema.ts';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';
import { optionalText, wireCollection } from '../wire/envelope.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

export const jobKinds = ['vacancy', 'apprenticeship', 'teaching'] as const;
export type JobKind = (typeof jobKinds)[number];

/** The five areas of specification section 2, "Job listing". */
export const jobAreas = ['care', 'housekeeping', 'hotel', 'technical', 'administration'] as const;
export type JobArea = (typeof jobAreas)[number];

export interface ContactPerson {
  name: string;
  role?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  picture?: Picture | undefined;
}

export interface Job {
  id: string;
  slug?: string | undefined;
  title: string;
  kind: JobKind;
  area: JobArea;
  company: Company;
  workplace: string;
  fullTime: boolean;
  /** Share of a full-time post in per cent, for example 80 to 100. */
  pensum?: { from: number; to: number } | undefined;
  /** First day of work, `YYYY-MM-DD`; none means by agreement. */
  startDate?: string | undefined;
  intro?: string | undefined;
  description: RichText;
  contactPerson?: ContactPerson | undefined;
  /** The editor marked it as filled; its page says so, lists leave it out. */
  filled: boolean;
  /** From when to when it is advertised, as ISO instants. */
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
}

const perCent = z.number().min(1).max(100).nullish();
const instant = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((time) => time ?? undefined);

const wireContactPerson = z.object({
  name: z.string().trim().min(1),
  role: optionalText,
  phone: optionalText,
  email: optionalText,
  picture: optionalPicture,
});

const wireJob = z
  .object({
    id: z.union([z.number(), z.string()]).transform(String),
    attributes: z.object({
      title: z.string().trim().min(1),
      slug: optionalText,
      kind: z.enum(jobKinds),
      area: z.enum(jobAreas),
      company: companyRelation,
      workplace: z.string().trim().min(1),
      fullTime: z.boolean().nullish().transform(Boolean),
      pensumMin: perCent,
      pensumMax: perCent,
      startDate: z.iso
        .date()
        .nullish()
        .transform((day) => day ?? undefined),
      intro: optionalText,
      description: wireRichText,
      contactPerson: wireContactPerson.nullish().transform((person) => person ?? undefined),
      filled: z.boolean().nullish().transform(Boolean),
      publishFrom: instant,
      publishUntil: instant,
    }),
  })
  .transform(({ id, attributes: { pensumMin, pensumMax, ...attributes } }): Job => {
    const to = pensumMax ?? pensumMin;
    return { id, ...attributes, pensum: to ? { from: pensumMin ?? to, to } : undefined };
  });

/** Reads the answer of `GET /api/jobs`. */
export function parseJobs(body: unknown, report: ReportProblem): Job[] {
  return parseEach(wireJob, parseDocument(wireCollection, body).data, 'data', report);
}

/**
 * Whether applications are still wanted: not filled, and within its time of advertisement.
 * @param now milliseconds since the epoch
 */
export function isOpen(job: Pick<Job, 'filled' | 'publishFrom' | 'publishUntil'>, now: number): boolean {
  const begun = !job.publishFrom || Date.parse(job.publishFrom) <= now;
  const ended = job.publishUntil !== undefined && Date.parse(job.publishUntil) < now;
  return !job.filled && begun && !ended;
}

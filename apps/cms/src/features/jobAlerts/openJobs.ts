import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { locales } from '../../content/locales.ts';
import { visibleAt } from '../../content/visibility.ts';
import { tenants } from '../../environment/tenants.ts';
import { holding } from '../../organisations/roles.ts';
import { type MatchedJob, matches, type Wish } from './matching.ts';

export interface OpenJob extends MatchedJob {
  documentId: string;
  title: string;
  locale: string;
}

const uid = uidOf('job');

/** What visitors can see now, in all languages; not what an organisation that has left the group has published. */
export const openJobs = (strapi: Core.Strapi, now: Date): Promise<OpenJob[]> =>
  strapi.db.query(uid).findMany({
    where: {
      $and: [
        { publishedAt: { $notNull: true }, company: { key: { $in: tenants.map(({ key }) => key) } } },
        ...visibleAt(uid, true, now.toISOString()),
      ],
    },
    select: ['documentId', 'locale', 'title', 'workplace', 'area', 'kind', 'pensumMin', 'pensumMax', 'fullTime'],
    populate: ['company'],
    orderBy: [{ publishFrom: 'desc' }, { documentId: 'asc' }],
  });

/** The jobs that match a subscription at a website, in German, the language that every job has. */
export function wishedJobs<Job extends MatchedJob & { locale: string }>(
  jobs: readonly Job[],
  company: string,
  wish: Wish,
): Job[] {
  return jobs.filter(
    (job) =>
      job.locale === locales[0].code && (company === holding || job.company?.key === company) && matches(wish, job),
  );
}

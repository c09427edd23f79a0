import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';

/** A draft or what is published of an advertisement, in one language. */
interface JobRow {
  title: string;
  locale: string | null;
  publishedAt: string | null;
}

export const jobRowsOf = (strapi: Core.Strapi, where: object): Promise<JobRow[]> =>
  strapi.db.query(uidOf('job')).findMany({ where, select: ['title', 'locale', 'publishedAt'], orderBy: { id: 'asc' } });

const mainOf = (language: string | null): string | undefined => language?.split('-')[0];

/** What is published in a language, such as `fr` or `fr-CH`. */
export const publishedIn = (rows: readonly JobRow[], language: string | null): JobRow | undefined =>
  rows.find(({ locale, publishedAt }) => publishedAt && mainOf(locale) === mainOf(language));

import type { Core } from '@strapi/strapi';
import { uidOf } from '../content/content-types.ts';
import { mailLanguage } from './mailLanguage.ts';

interface Housed {
  /** Last part of the address of the house's page. */
  house: string | null;
  company: { key: string } | null;
  language: string | null;
}

interface House {
  slug: string;
  name: string;
  locale: string;
}

/** Name of the house of a visit in the language of its mails, otherwise in German; undefined where its company has no other. */
export async function houseName(
  strapi: Core.Strapi,
  { house, company, language }: Housed,
): Promise<string | undefined> {
  if (!house || !company) return undefined;
  const where = { company: { key: company.key }, publishedAt: { $notNull: true } };
  const houses: House[] = await strapi.db.query(uidOf('house')).findMany({ where, select: ['slug', 'name', 'locale'] });
  if (houses.every(({ slug }) => slug === house)) return undefined;
  const nameIn = (main: string) => houses.find(({ slug, locale }) => slug === house && locale.startsWith(main))?.name;
  return nameIn(mailLanguage(language)) ?? nameIn('de');
}

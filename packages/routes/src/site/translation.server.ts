import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { ContentQuery } from '@group/content-client/gateway/query';
import type { RequestedSite } from './siteContext.ts';

/** Content that is shown in German, because nobody has translated it yet. */
export type Translated<T> = T & { untranslated?: true };

/** The language that has everything, on a site with several (specification, section 2). */
export const fallbackLocale = 'de-CH';

/** Whether the page's locale has everything that there is. */
export function hasAll({ scope, tenant }: RequestedSite): boolean {
  return tenant.features.languages === null || scope.locale === fallbackLocale;
}

/** Reads what does not depend on the language, in the one that has everything. Throws `ContentUnavailable`. */
export async function readComplete<T>(site: RequestedSite, query: ContentQuery<T>): Promise<T> {
  return hasAll(site) ? site.read(query) : site.read(query, fallbackLocale);
}

/** Reads in the page's locale. Where that cannot be had now, German may still be known. */
export async function readOr<T>(site: RequestedSite, query: ContentQuery<T>, otherwise: T): Promise<T> {
  try {
    return await site.read(query);
  } catch (error) {
    if (error instanceof ContentUnavailable) return otherwise;
    throw error;
  }
}

/** One entry in the page's locale, else in German; `null` where German lacks it too. Throws `ContentUnavailable`. */
export async function readTranslated<T extends object>(
  site: RequestedSite,
  query: ContentQuery<T | null>,
): Promise<Translated<T> | null> {
  if (hasAll(site)) return site.read(query);
  const translated = await readOr(site, query, null);
  if (translated !== null) return translated;
  const german = await site.read(query, fallbackLocale);
  return german && { ...german, untranslated: true };
}

/**
 * A list with every entry that it has in German, in that order; those that are translated, in the page's locale.
 * Throws `ContentUnavailable`.
 */
export async function readTranslatedList<T extends { id: string }>(
  site: RequestedSite,
  query: ContentQuery<T[]>,
): Promise<Translated<T>[]> {
  if (hasAll(site)) return site.read(query);
  const [translated, german] = await Promise.all([readOr(site, query, []), site.read(query, fallbackLocale)]);
  const byId = new Map(translated.map((entry) => [entry.id, entry]));
  return german.map((entry) => byId.get(entry.id) ?? { ...entry, untranslated: true });
}

import type { ContentQuery } from '@group/content-client/gateway/query';
import { orElse } from './readContent.server.ts';
import type { RequestedSite } from './siteContext.ts';

/** Content that is in German where it has no translation. */
export type Translated<T> = T & { untranslated?: true };

/** The locale that is complete on a multilingual site (specification, section 2). */
export const fallbackLocale = 'de-CH';

/** Whether the page's locale is complete. */
export function isCompleteLocale({ scope, tenant }: RequestedSite): boolean {
  return tenant.features.languages === null || scope.locale === fallbackLocale;
}

/** Reads content that does not depend on the language, in the complete locale. Throws `ContentUnavailable`. */
export async function readComplete<T>(site: RequestedSite, query: ContentQuery<T>): Promise<T> {
  return isCompleteLocale(site) ? site.read(query) : site.read(query, fallbackLocale);
}

/** An entry in the page's locale, else in German; `null` where German lacks it too. Throws `ContentUnavailable`. */
export async function readTranslated<T extends object>(
  site: RequestedSite,
  query: ContentQuery<T | null>,
): Promise<Translated<T> | null> {
  if (isCompleteLocale(site)) return site.read(query);
  const translated = await orElse(site.read(query), null);
  if (translated !== null) return translated;
  const german = await site.read(query, fallbackLocale);
  return german && { ...german, untranslated: true };
}

/**
 * A list with all German entries in their order, translated where a translation exists. Throws `ContentUnavailable`.
 */
export async function readTranslatedList<T extends { id: string }>(
  site: RequestedSite,
  query: ContentQuery<T[]>,
): Promise<Translated<T>[]> {
  if (isCompleteLocale(site)) return site.read(query);
  const [translated, german] = await Promise.all([orElse(site.read(query), []), site.read(query, fallbackLocale)]);
  const byId = new Map(translated.map((entry) => [entry.id, entry]));
  return german.map((entry) => byId.get(entry.id) ?? { ...entry, untranslated: true });
}

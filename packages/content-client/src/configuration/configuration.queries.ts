import type { ContentQuery } from '../gateway/query.ts';
import { type Configuration, parseConfiguration } from './configuration.schema.ts';

/** The frame of the tenant's site. Throws `ContentUnavailable` when the content service has never given one. */
export const configurationQuery: ContentQuery<Configuration> = {
  type: 'konfiguration',
  request: ({ tenant, locale }) => ({ path: `konfiguration-${tenant}`, search: { populate: 'deep', locale } }),
  parse: parseConfiguration,
};

import type { ContentQuery } from '../gateway/query.ts';
import { type Configuration, parseConfiguration } from './configuration.schema.ts';

/** The tenant's configuration. Throws `ContentUnavailable` if the content service has never returned one. */
export const configurationQuery: ContentQuery<Configuration> = {
  type: 'konfiguration',
  request: ({ tenant, locale }) => ({ path: `konfiguration-${tenant}`, search: { populate: 'deep', locale } }),
  parse: parseConfiguration,
};

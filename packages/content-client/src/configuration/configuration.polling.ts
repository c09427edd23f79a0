import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '../locale.ts';

/** Time between two questions, in milliseconds. */
const interval = 3_000;

/**
 * Asks the site's own origin whether the configuration is there, again and again: the time of the last answer tells
 * that it is worth trying the page again. For browsers: it brings no schema and no token.
 */
export function configurationPolling(tenant: string, locale: Locale) {
  return queryOptions({
    queryKey: [tenant, locale, 'konfiguration'],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams({ populate: 'deep', locale });
      const response = await fetch(`/api/konfiguration-${tenant}?${search}`, { signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return Date.now();
    },
    refetchInterval: interval,
    retry: true,
    retryDelay: interval,
  });
}

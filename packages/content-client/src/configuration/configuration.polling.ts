import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '../locale.ts';

/** Polling interval in milliseconds. */
const interval = 3_000;

/**
 * Polls the site's own origin until the configuration is available; then it is worth reloading the page. For browsers: it
 * pulls in no schema and no token.
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

import { configurationPolling } from '@group/content-client/configuration/configuration.polling';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Site } from '../site/site.ts';

/** Loads the page again if it is available now, with a GET even if it was the response to a form. */
async function reloadIfAvailable(): Promise<void> {
  const address = location.pathname + location.search;
  const { status } = await fetch(address, { method: 'HEAD' });
  if (status < 500) location.replace(address);
}

/** Polls for missing content and loads the page again when it becomes available. An island that shows nothing. */
export function ContentWatch({ tenantKey, locale }: Pick<Site, 'tenantKey' | 'locale'>) {
  const [client] = useState(() => new QueryClient());
  const { data: answeredAt } = useQuery(configurationPolling(tenantKey, locale), client);
  useEffect(() => {
    // Offline or restarting: the next poll tries again.
    if (answeredAt) reloadIfAvailable().catch(() => {});
  }, [answeredAt]);
  return null;
}

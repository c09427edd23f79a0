import { configurationPolling } from '@group/content-client/configuration/configuration.polling';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSite } from '../site/useSite.ts';

function Watch() {
  const { tenantKey, locale } = useSite();
  const { data: answeredAt } = useQuery(configurationPolling(tenantKey, locale));
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (answeredAt) void revalidate();
  }, [answeredAt, revalidate]);
  return null;
}

/** Polls for missing content and revalidates the page when it becomes available. */
export function ContentWatch() {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Watch />
    </QueryClientProvider>
  );
}

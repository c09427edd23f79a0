import { lazy, Suspense, useEffect, useState } from 'react';

/** Loaded only on pages that lack content, because it includes TanStack Query. */
const ContentWatch = lazy(async () => ({ default: (await import('./ContentWatch.tsx')).ContentWatch }));

/** Completes a page that lacks content. In the browser only: the server does not wait. */
export function WaitForContent() {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    hydrated && (
      <Suspense>
        <ContentWatch />
      </Suspense>
    )
  );
}

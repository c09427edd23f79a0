import { lazy, Suspense, useEffect, useState } from 'react';

/** Loaded only where something is missing, as it brings TanStack Query along. */
const ContentWatch = lazy(async () => ({ default: (await import('./ContentWatch.tsx')).ContentWatch }));

/** Lets a page that lacks content be filled in by itself. In the browser only: a server does not wait. */
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

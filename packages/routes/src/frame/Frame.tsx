import { SkipLink } from '@group/ui/SkipLink';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { hydrateOnDemand } from '../hydrateOnDemand.tsx';
import { useSite } from '../site/useSite.ts';
import { frameTexts } from './frame.texts.ts';
import { TopBar } from './TopBar.tsx';

const contentId = 'content';

/** Links and words: it comes to life when one gets near it. */
const Footer = hydrateOnDemand(async () => (await import('./Footer.tsx')).Footer);

/** Asks for the configuration until it is there; loaded only then, as it brings TanStack Query along. */
const ConfigurationWatch = lazy(async () => ({
  default: (await import('./ConfigurationWatch.tsx')).ConfigurationWatch,
}));

/** After a navigation the focus is on the new page's heading, so that screen readers say where one is. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = main.current?.querySelector('h1') ?? main.current;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** True in the browser once the page lives; never on the server. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}

/** What stands around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const texts = useTexts(frameTexts);
  const main = useFocusOnNavigation();
  const { configuration } = useSite();
  const waiting = useHydrated() && !configuration;
  return (
    <>
      <SkipLink target={contentId}>{texts.skipToContent}</SkipLink>
      <TopBar />
      <main id={contentId} ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {waiting && (
        <Suspense>
          <ConfigurationWatch />
        </Suspense>
      )}
    </>
  );
}

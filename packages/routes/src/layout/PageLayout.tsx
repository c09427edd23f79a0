import { SkipLink } from '@group/ui/SkipLink';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PreviewBar } from '../preview/PreviewBar.tsx';
import { useSite } from '../site/useSite.ts';
import { Footer } from './Footer.tsx';
import { layoutMessages } from './layout.messages.ts';
import { TopBar } from './TopBar.tsx';
import { useIsBare } from './useIsBare.ts';
import { WaitForContent } from './WaitForContent.tsx';

const contentId = 'content';

/** The path of the last render. It is outside of the component, because React remounts that around an error. */
let shownPath: string | undefined;

/** Focuses the new page's heading after a navigation, so that screen readers announce the page. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const navigated = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    if (!navigated) return;
    const heading = main.current?.querySelector('h1') ?? main.current;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** The layout of every screen; a bare one has no navigation. */
export function PageLayout({ children }: { children: ReactNode }) {
  const messages = useMessages(layoutMessages);
  const main = useFocusOnNavigation();
  const { configuration, preview } = useSite();
  const bare = useIsBare();
  return (
    <>
      {!bare && <SkipLink target={contentId}>{messages.skipToContent}</SkipLink>}
      {!bare && <TopBar />}
      <main id={contentId} ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer minimal={bare} />
      {!configuration && <WaitForContent />}
      {preview && <PreviewBar />}
    </>
  );
}

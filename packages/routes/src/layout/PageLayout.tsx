import { SkipLink } from '@group/ui/SkipLink';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { PreviewBar } from '../preview/PreviewBar.tsx';
import { handleOf } from '../site/screenHandle.ts';
import { useSite } from '../site/useSite.ts';
import { Footer } from './Footer.tsx';
import { layoutMessages } from './layout.messages.ts';
import { Notice } from './Notice.tsx';
import { TopBar } from './TopBar.tsx';
import { WaitForContent } from './WaitForContent.tsx';

const contentId = 'content';

/** The layout of every screen; a bare one has no navigation. */
export function PageLayout({ children }: { children: ReactNode }) {
  const messages = useMessages(layoutMessages);
  const { configuration, preview } = useSite();
  const bare = handleOf(useMatches()).layout === 'bare';
  return (
    <>
      {!bare && <SkipLink target={contentId}>{messages.skipToContent}</SkipLink>}
      {!bare && <TopBar />}
      <Notice />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer minimal={bare} />
      {!configuration && <WaitForContent />}
      {preview && <PreviewBar />}
    </>
  );
}

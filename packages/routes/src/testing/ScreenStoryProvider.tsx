import type { ReactNode } from 'react';
import { SiteStoryProvider, type SiteStoryProviderProps } from './SiteStoryProvider.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

/** Renders a screen in a whole page for stories: top bar, main, footer. */
export function ScreenStoryProvider({ children, ...site }: SiteStoryProviderProps & { children: ReactNode }) {
  return (
    <SiteStoryProvider {...site}>
      <PageLayout>{children}</PageLayout>
    </SiteStoryProvider>
  );
}

import type { ReactNode } from 'react';
import { SiteStoryProvider, type SiteStoryProviderProps } from './SiteStoryProvider.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

/** Shows a whole page outside of a site, for stories: top bar, the screen in its main part, footer. */
export function ScreenStoryProvider({ children, ...site }: SiteStoryProviderProps & { children: ReactNode }) {
  return (
    <SiteStoryProvider {...site}>
      <PageLayout>{children}</PageLayout>
    </SiteStoryProvider>
  );
}

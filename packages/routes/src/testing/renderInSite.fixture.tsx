import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SiteStoryProvider, type SiteStoryProviderProps } from './SiteStoryProvider.tsx';

interface Options extends Omit<SiteStoryProviderProps, 'children'> {
  /** Of all messages; by default German. */
  language?: string;
}

/** Renders a part of a page of the example site. */
export const renderInSite = (view: ReactNode, { language = 'de', ...site }: Options = {}) =>
  render(
    <LanguageProvider language={language}>
      <SiteStoryProvider {...site}>{view}</SiteStoryProvider>
    </LanguageProvider>,
  );

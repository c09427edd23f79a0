import { LinkProvider } from '@group/ui/LinkProvider';
import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { PathPrefixContext } from './pathPrefix.ts';
import type { Site } from './site.ts';
import { SiteLink } from './SiteLink.tsx';

export interface SiteProviderProps extends Pick<Site, 'pathPrefix'> {
  language: string;
  /** Language of the pictures' alternative texts, if it may differ. */
  pictureLanguage?: string;
  children: ReactNode;
}

/** Language and links of a page. An island has its own, as it is a React root of its own. */
export function SiteProvider({ language, pathPrefix, pictureLanguage, children }: SiteProviderProps) {
  return (
    <LanguageProvider language={language} pictureLanguage={pictureLanguage}>
      <PathPrefixContext value={pathPrefix}>
        <LinkProvider anchor={SiteLink}>{children}</LinkProvider>
      </PathPrefixContext>
    </LanguageProvider>
  );
}

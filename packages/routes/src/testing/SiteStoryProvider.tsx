import { LinkProvider } from '@group/ui/LinkProvider';
import { useLanguage } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { PathPrefixContext } from '../site/pathPrefix.ts';
import type { Site } from '../site/site.ts';
import { SiteLink } from '../site/SiteLink.tsx';
import { siteFixture } from './site.fixture.ts';

export interface SiteStoryProviderProps {
  /** Overrides of the example site. */
  site?: Partial<Site> | undefined;
  /** Current path. */
  path?: string | undefined;
  children: ReactNode;
}

function routerAround(children: ReactNode) {
  return createRoutesStub([{ id: 'root', path: '*', Component: () => children }]);
}

/** Provides a router and the root loader's data of the example site, for stories and tests. */
export function SiteStoryProvider({ site, path = '/', children }: SiteStoryProviderProps) {
  const language = useLanguage();
  const loaded: Site = { ...siteFixture, ...site };
  const Stage = routerAround(
    <PathPrefixContext value={loaded.pathPrefix}>
      <LinkProvider anchor={SiteLink}>{children}</LinkProvider>
    </PathPrefixContext>,
  );
  return (
    <div lang={language || undefined}>
      <Stage initialEntries={[path]} hydrationData={{ loaderData: { root: loaded } }} />
    </div>
  );
}

import { LinkProvider } from '@group/ui/LinkProvider';
import { useLanguage } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { SiteLink } from '../site/SiteLink.tsx';
import type { Site } from '../site/site.ts';
import { siteFixture } from './site.fixture.ts';

export interface SiteStoryProviderProps {
  /** What differs from the example site. */
  site?: Partial<Site> | undefined;
  /** Path that is shown. */
  path?: string | undefined;
  children: ReactNode;
}

function routerAround(children: ReactNode) {
  const Component = () => <LinkProvider anchor={SiteLink}>{children}</LinkProvider>;
  return createRoutesStub([{ id: 'root', path: '*', Component }]);
}

/** Shows parts of a site outside of one, for stories and tests: with a router, and the example site as loaded. */
export function SiteStoryProvider({ site, path = '/', children }: SiteStoryProviderProps) {
  const language = useLanguage();
  const Stage = routerAround(children);
  const loaded: Site = { ...siteFixture, ...site };
  return (
    <div lang={language || undefined}>
      <Stage initialEntries={[path]} hydrationData={{ loaderData: { root: loaded } }} />
    </div>
  );
}

import { LinkProvider } from '@group/ui/LinkProvider';
import { useLanguage } from '@group/ui/messages/LanguageProvider';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { SiteLink } from '../site/SiteLink.tsx';
import type { Site } from '../site/site.ts';
import { siteFixture } from './site.fixture.ts';

export interface SiteStoryProviderProps {
  /** Overrides of the example site. */
  site?: Partial<Site> | undefined;
  /** Current path. */
  path?: string | undefined;
  children: ReactNode;
}

function routerAround(children: ReactNode) {
  const Component = () => <LinkProvider anchor={SiteLink}>{children}</LinkProvider>;
  return createRoutesStub([{ id: 'root', path: '*', Component }]);
}

/** Provides a router and the root loader's data of the example site, for stories and tests. */
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

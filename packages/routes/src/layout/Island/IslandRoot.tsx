import type { ComponentType } from 'react';
import { SiteProvider, type SiteProviderProps } from '../../site/SiteProvider.tsx';

/** What the browser needs to render an island, as JSON in the page. */
export interface IslandPayload<Props> extends Pick<SiteProviderProps, 'language' | 'pathPrefix'> {
  props: Props;
}

interface IslandRootProps<Props> {
  component: ComponentType<Props>;
  payload: IslandPayload<Props>;
}

/** The root of an island, the same on the server and in the browser. */
export function IslandRoot<Props extends object>({ component: Component, payload }: IslandRootProps<Props>) {
  const { language, pathPrefix, props } = payload;
  return (
    <SiteProvider language={language} pathPrefix={pathPrefix}>
      <Component {...props} />
    </SiteProvider>
  );
}

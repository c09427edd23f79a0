import type { ReactNode } from 'react';
import { SiteStage, type SiteStageProps } from './SiteStage.tsx';
import { Frame } from '../layout/Frame.tsx';

/** Shows a whole page outside of a site, for stories: top bar, the screen in its main part, footer. */
export function ScreenStage({ children, ...site }: SiteStageProps & { children: ReactNode }) {
  return (
    <SiteStage {...site}>
      <Frame>{children}</Frame>
    </SiteStage>
  );
}

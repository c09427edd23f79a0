import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { besideFacts, factsPanel } from '../../layout/factsPanel.ts';
import { screenStyle } from '../../site/screenStyle.ts';

export const columns = screenStyle(besideFacts);

export const opening = screenStyle({ display: 'grid', gap: tokens.space[2], alignContent: 'start' });

export const aside = screenStyle({
  ...factsPanel,
  '@media': {
    ...factsPanel['@media'],
    [media.desk]: { gridColumn: '2', gridRow: '1 / span 2' },
  },
});

export const actions = screenStyle({ display: 'grid', gap: tokens.space[2] });

export const body = screenStyle({ display: 'grid', gap: tokens.space[4], alignContent: 'start' });

export const back = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[1] });

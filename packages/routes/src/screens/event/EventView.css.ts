import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { factsPanel } from '../../layout/factsPanel.ts';
import { screenStyle } from '../../site/screenStyle.ts';

/** Text on the left; time, place and actions are beside it on wide screens and before it on narrow ones. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(24rem, 46%)',
      gridTemplateRows: 'auto 1fr',
      columnGap: tokens.space[8],
    },
  },
});

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

import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** Text at the left; on a desk the facts stand beside it, on a phone before it. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.four,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: tokens.space.eight,
    },
  },
});

export const opening = screenStyle({ display: 'grid', gap: tokens.space.two, alignContent: 'start' });

export const aside = screenStyle({
  display: 'grid',
  gap: tokens.space.three,
  alignContent: 'start',
  padding: tokens.space.three,
  borderRadius: tokens.radius.card,
  background: theme.primaryTint,
  '@media': {
    [media.desk]: { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'start' },
    [media.forcedColours]: { border: '1px solid' },
  },
});

export const actions = screenStyle({ display: 'grid', gap: tokens.space.two });

export const body = screenStyle({ display: 'grid', gap: tokens.space.four, alignContent: 'start' });

export const back = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: tokens.space.one });

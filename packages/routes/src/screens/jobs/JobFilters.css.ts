import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** Stacked on narrow screens, else side by side. */
export const form = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[2],
  padding: tokens.space[3],
  borderRadius: tokens.radius.card,
  background: theme.primaryTint,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
      columnGap: tokens.space[3],
      alignItems: 'end',
    },
    [media.forcedColours]: { border: '1px solid' },
  },
});

export const button = screenStyle({ display: 'grid' });

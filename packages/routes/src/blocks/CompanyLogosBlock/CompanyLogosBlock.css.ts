import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** Two columns on a phone, up to five on a wide screen; six stand in two rows of three. */
export const companies = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: tokens.space[1],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
      gap: tokens.space[3],
      selectors: { '&:has(> :nth-child(6):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});

export const company = screenStyle({ display: 'grid' });

export const link = screenStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '7rem',
  padding: tokens.space[2],
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.card,
  ':hover': { background: tokens.colour.warmPaper },
});

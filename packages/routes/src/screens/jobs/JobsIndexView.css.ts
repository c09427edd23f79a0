import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

const grid = (narrowest: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${narrowest}, 100%), 1fr))`,
  gap: tokens.space[2],
});

export const areas = screenStyle({ ...grid('12rem'), inlineSize: '100%' });
export const nextSteps = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
export const actions = screenStyle({ ...grid('16rem'), gap: tokens.space[3] });

/** The number is the key information, so it is large. */
export const area = screenStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: tokens.space[1],
  padding: tokens.space[3],
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.colour.paper,
  '@media': { [media.motion]: { transition: `border-color ${tokens.motion.short}` } },
  selectors: { '&:has(a):hover': { borderColor: theme.primaryText } },
});

/** The whole tile is clickable. */
export const areaLink = screenStyle({
  color: theme.primaryText,
  fontWeight: 650,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: tokens.radius.card },
});

import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

const grid = (narrowest: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${narrowest}, 100%), 1fr))`,
  gap: tokens.space[2],
});

export const areas = screenStyle({
  ...grid('12rem'),
  gap: tokens.space[1],
  inlineSize: '100%',
  '@media': { [media.wide]: { gap: tokens.space[2] } },
});
export const nextSteps = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
export const actions = screenStyle({ ...grid('16rem'), gap: tokens.space[3] });

/** One line on a phone, a tile on wide screens. */
export const area = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  alignContent: 'space-between',
  gap: tokens.space[1],
  paddingBlock: tokens.space[1],
  paddingInline: tokens.space[2],
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.colour.paper,
  '@media': {
    [media.motion]: { transition: `border-color ${tokens.motion.short}` },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: tokens.space[3] },
  },
  selectors: { '&:has(a):hover': { borderColor: theme.primaryText } },
});

/** The whole tile is clickable. */
export const areaLink = screenStyle({
  color: theme.primaryText,
  fontWeight: 650,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: tokens.radius.card },
});

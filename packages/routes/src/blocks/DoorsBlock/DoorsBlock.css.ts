import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const door = screenStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[1],
  padding: tokens.space[3],
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.colour.paper,
  ':hover': { borderColor: theme.primaryText },
  '@media': { [media.motion]: { transition: `border-color ${tokens.motion.short}` } },
});

/** The whole door is clickable. */
export const link = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: tokens.space[1],
  color: theme.primaryText,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: tokens.radius.card },
});

/** With large text the arrow wraps before words break. */
export const title = screenStyle({ flex: '1 1 6em' });

import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../screenStyle.ts';

export const list = screenStyle({ display: 'grid', gap: tokens.space.two });

export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gap: tokens.space.one,
  padding: tokens.space.three,
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.colour.paper,
  ':hover': { borderColor: theme.primaryText },
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' } },
});

export const link = screenStyle({
  color: theme.primaryText,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: tokens.radius.card },
});

export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space.half} ${tokens.space.three}`,
  fontSize: tokens.text.small,
  color: tokens.colour.softInk,
});

import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

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

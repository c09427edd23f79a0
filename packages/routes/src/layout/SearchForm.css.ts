import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../site/screenStyle.ts';

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: tokens.space[2],
  maxInlineSize: '40rem',
});

import { theme } from '@group/themes/contract';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const advantage = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space[2],
});

export const sign = screenStyle({ color: theme.primaryText, fontSize: tokens.text.title3, lineHeight: 1.3 });

import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const choices = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[1],
  marginBlockStart: tokens.space[1],
});

export const name = screenStyle({ fontWeight: 700 });

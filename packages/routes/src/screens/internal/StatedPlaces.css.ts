import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const offer = screenStyle({
  margin: 0,
  padding: 0,
  border: 0,
});

export const choices = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[1],
  marginBlockStart: tokens.space[1],
});

export const name = screenStyle({ padding: 0, fontWeight: 700 });

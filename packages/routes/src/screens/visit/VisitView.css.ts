import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const choices = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
});

/** A day and its part, beside each other where there is room. */
export const wish = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: tokens.space[2],
});

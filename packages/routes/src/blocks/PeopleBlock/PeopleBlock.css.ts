import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const person = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[2],
  overflowWrap: 'anywhere',
});

/** Wide enough for a portrait; old photographs have no higher resolution. */
export const portrait = screenStyle({ maxInlineSize: '15rem' });

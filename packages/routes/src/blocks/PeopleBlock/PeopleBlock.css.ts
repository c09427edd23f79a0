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

/** Targets at least 24 px high (WCAG 2.2, 2.5.8). */
export const contactLink = screenStyle({ display: 'inline-block', paddingBlock: '0.25rem' });

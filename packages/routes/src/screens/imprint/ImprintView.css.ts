import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const facts = screenStyle({ display: 'grid', maxInlineSize: '60rem' });

/** A label, and on wide screens its value beside it. */
export const fact = screenStyle({
  display: 'grid',
  gap: tokens.space[0.5],
  paddingBlock: tokens.space[2],
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: tokens.space[4] } },
});

export const term = screenStyle({ color: tokens.colour.softInk });

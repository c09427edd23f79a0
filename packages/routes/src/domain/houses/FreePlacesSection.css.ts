import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** As wide as its column, so that the states stand below each other. */
export const offers = screenStyle({ inlineSize: '100%', maxInlineSize: tokens.width.measure });

/** An offer and its state in one line, so that a phone shows a house at a glance. */
export const offer = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'baseline',
  gap: tokens.space[2],
  paddingBlock: tokens.space[1],
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  overflowWrap: 'break-word',
});

export const state = screenStyle({ fontWeight: 650, textAlign: 'end' });

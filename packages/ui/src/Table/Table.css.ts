import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

const more = keyframes({ 'from, 90%': { boxShadow: 'inset -1rem 0 1rem -1rem' } });

/**
 * With the largest text, amounts are broader than a phone: the table scrolls with its hidden texts, not the page, and has a
 * shadow where more of it follows.
 */
export const frame = componentStyle({
  position: 'relative',
  overflowX: 'auto',
  animation: `${more} linear`,
  animationTimeline: 'scroll(self inline)',
});

export const table = componentStyle({
  inlineSize: '100%',
  maxInlineSize: tokens.width.measure,
  borderCollapse: 'collapse',
});

const cell = {
  paddingBlock: tokens.space[1],
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  verticalAlign: 'baseline',
};

export const name = componentStyle({
  ...cell,
  paddingInline: 0,
  fontWeight: 400,
  overflowWrap: 'break-word',
  textAlign: 'start',
});

/** Separates the sums from what they add up. */
export const totals = componentStyle({
  ...cell,
  paddingInline: 0,
  borderBlockStart: `2px solid ${tokens.colour.ink}`,
  fontWeight: 650,
  textAlign: 'start',
});

/** Values stand below each other, at the end of the row, and break between words only. */
export const value = componentStyle({
  ...cell,
  paddingInline: `${tokens.space[1]} 0`,
  overflowWrap: 'break-word',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  // Three columns of amounts leave room for a name on a phone.
  '@media': { [media.wide]: { paddingInlineStart: tokens.space[2] } },
});

export const head = componentStyle({
  color: tokens.colour.softInk,
  fontSize: tokens.text.small,
  fontWeight: 400,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

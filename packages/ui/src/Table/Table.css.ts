import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

/** With the largest text, amounts are broader than a phone: the table scrolls with its hidden texts, not the page. */
export const frame = componentStyle({ position: 'relative', overflowX: 'auto' });

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

import { theme } from '@group/themes/contract';
import { componentRule, componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const text = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space[2],
  maxInlineSize: tokens.width.measure,
  // Rows of a grid do not break well between sheets.
  '@media': { print: { display: 'block', maxInlineSize: '72ch' } },
});
componentRule(`${text} > *`, { '@media': { print: { paddingBlockEnd: tokens.space[2] } } });

// A heading is closer to the text below than to the text above.
componentRule(`${text} > :is(h2, h3, h4, h5, h6):not(:first-child)`, { paddingBlockStart: tokens.space[2] });

const listed = { display: 'grid', gap: tokens.space[0.5], paddingInlineStart: tokens.space[3] } as const;

export const list = {
  ordered: componentStyle({ ...listed, listStyle: 'decimal' }),
  unordered: componentStyle({ ...listed, listStyle: 'disc' }),
};

/** A nested list is close to its parent item. */
export const nested = componentStyle({ listStyle: 'none' });

export const quote = componentStyle({
  paddingInlineStart: tokens.space[3],
  borderInlineStart: `4px solid ${theme.secondary}`,
  fontSize: tokens.text.lead,
  lineHeight: 1.45,
});

export const code = componentStyle({
  overflowX: 'auto',
  padding: tokens.space[2],
  borderRadius: tokens.radius.control,
  background: tokens.colour.warmPaper,
  fontSize: tokens.text.small,
  hyphens: 'none',
});

/** Wide tables scroll by themselves, so that the page does not. */
export const tableScroller = componentStyle({ overflowX: 'auto', '@media': { print: { overflow: 'visible' } } });

export const table = componentStyle({ minInlineSize: '100%', borderCollapse: 'collapse' });
componentRule(`${table} :is(th, td)`, {
  padding: `${tokens.space[1]} ${tokens.space[2]} ${tokens.space[1]} 0`,
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'break-word',
});

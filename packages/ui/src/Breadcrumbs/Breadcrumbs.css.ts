import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[1],
  fontSize: tokens.text.small,
});

export const entry = componentStyle({ display: 'flex', alignItems: 'center', gap: tokens.space[1] });

/** A link is as large as a fingertip (WCAG 2.2, 2.5.5); a short word has the same room on both sides. */
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  justifyContent: 'center',
  selectors: { 'a&': { minInlineSize: '2.75rem' } },
});
export const separator = componentStyle({ color: tokens.colour.controlLine, fontSize: '0.7em' });

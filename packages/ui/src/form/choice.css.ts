import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

/** A checkbox or radio button with its label; the whole area is clickable. */
export const choice = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space[2],
  minBlockSize: tokens.control,
  paddingBlock: tokens.space[1],
  lineHeight: 1.5,
  cursor: 'pointer',
});

export const box = componentStyle({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  cursor: 'pointer',
  selectors: { '&[aria-invalid="true"]': { outline: `2px solid ${tokens.colour.problem}`, outlineOffset: '2px' } },
});

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[0.5],
});

import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

/** Inputs and selects: 48 px high, with a border contrast of 3:1 on every light background. */
export const control = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: tokens.control,
  paddingBlock: '0.625rem',
  paddingInline: tokens.space[2],
  border: `1px solid ${tokens.colour.controlLine}`,
  borderRadius: tokens.radius.control,
  background: tokens.colour.paper,
  color: tokens.colour.ink,
  lineHeight: 1.4,
  selectors: {
    '&:hover': { borderColor: tokens.colour.ink },
    '&[aria-invalid="true"]': { border: `2px solid ${tokens.colour.problem}` },
  },
});

export const field = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: tokens.space[1],
});

export const label = componentStyle({ fontWeight: 650, lineHeight: 1.4 });
export const optional = componentStyle({ color: tokens.colour.softInk, fontWeight: 400 });
export const hint = componentStyle({ color: tokens.colour.softInk, fontSize: tokens.text.small, lineHeight: 1.45 });

export const error = componentStyle({
  display: 'flex',
  gap: tokens.space[1],
  color: tokens.colour.problem,
  fontSize: tokens.text.small,
  fontWeight: 650,
  lineHeight: 1.4,
});

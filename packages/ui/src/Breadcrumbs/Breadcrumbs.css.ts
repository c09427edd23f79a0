import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[1],
  fontSize: tokens.text.small,
});

export const entry = componentStyle({ display: 'flex', alignItems: 'center', gap: tokens.space[1] });

/** Touch target height. */
export const link = componentStyle({ display: 'inline-block', paddingBlock: '0.375rem' });
export const separator = componentStyle({ color: tokens.colour.controlLine, fontSize: '0.7em' });

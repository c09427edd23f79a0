import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const list = componentStyle({ display: 'grid', gap: tokens.space[2] });

export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { breakInside: 'avoid' } },
});

/** On wide screens, the terms have a column of their own. */
export const beside = componentStyle({
  '@media': { [media.wide]: { gridTemplateColumns: '12rem minmax(0, 1fr)', columnGap: tokens.space[3] } },
});

export const term = componentStyle({ color: tokens.colour.softInk, fontSize: tokens.text.small });

export const description = componentStyle({ overflowWrap: 'anywhere' });

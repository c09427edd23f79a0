import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

/** Inline padding: the gutter or, on wide screens, half of the space beyond 1200 px. */
export const gutters = `max(${tokens.space.gutter}, calc((100% - ${tokens.width.content}) / 2))`;

export const container = componentStyle({ paddingInline: gutters });

import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

/** The space beside the content: the gutter, and on wide screens whatever is left beyond 1200 px. */
export const gutters = `max(${tokens.space.gutter}, calc((100% - ${tokens.width.content}) / 2))`;

export const container = componentStyle({ paddingInline: gutters });

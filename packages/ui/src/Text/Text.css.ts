import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const size = {
  small: componentStyle({ fontSize: tokens.text.small }),
  body: componentStyle({ fontSize: tokens.text.body }),
  lead: componentStyle({ fontSize: tokens.text.lead, lineHeight: 1.45 }),
};

export const tone = {
  ink: '',
  soft: componentStyle({ color: tokens.colour.softInk }),
};

export const measured = componentStyle({ maxInlineSize: tokens.width.measure });

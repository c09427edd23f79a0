import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

const { title1, title2, title3, body } = tokens.text;

export const size = {
  title1: componentStyle({ fontSize: title1, lineHeight: 1.08, letterSpacing: '-0.02em' }),
  title2: componentStyle({ fontSize: title2 }),
  title3: componentStyle({ fontSize: title3, lineHeight: 1.25 }),
  body: componentStyle({ fontSize: body, lineHeight: 1.4 }),
};

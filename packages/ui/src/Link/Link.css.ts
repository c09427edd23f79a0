import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

const hover = { ':hover': { textDecoration: 'underline', textDecorationThickness: '0.12em' } };

export const variant = {
  text: componentStyle({ color: theme.primaryText }),
  contact: componentStyle({
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[1],
    minBlockSize: '44px',
    '@media': { print: { minBlockSize: 0 } },
    color: theme.primaryText,
    overflowWrap: 'anywhere',
  }),
  plain: componentStyle({ color: 'inherit', textDecoration: 'none', ...hover }),
};

import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';

const hover = { ':hover': { textDecoration: 'underline', textDecorationThickness: '0.12em' } };

export const variant = {
  text: componentStyle({ color: theme.primaryText }),
  plain: componentStyle({ color: 'inherit', textDecoration: 'none', ...hover }),
};

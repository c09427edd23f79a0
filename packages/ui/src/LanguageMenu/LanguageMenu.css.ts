import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[0.5] });

export const choice = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  borderRadius: tokens.radius.control,
  color: 'inherit',
  fontSize: tokens.text.small,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: {
    '&[aria-current]': { background: theme.primaryTint, color: theme.primaryText, fontWeight: 700 },
  },
});

export const short = componentStyle({ textDecoration: 'none' });

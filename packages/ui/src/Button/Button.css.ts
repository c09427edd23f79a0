import { theme } from '@group/themes/contract';
import { style } from '@vanilla-extract/css';
import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

const base = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space.one,
  minBlockSize: '3rem',
  paddingBlock: '0.625rem',
  paddingInline: tokens.space.three,
  border: '2px solid transparent',
  borderRadius: tokens.radius.control,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [media.motion]: { transition: `background-color ${tokens.motion.short}, color ${tokens.motion.short}` } },
});

export const look = {
  primary: style([
    base,
    componentStyle({
      background: theme.primary,
      color: theme.onPrimary,
      ':hover': { background: theme.primaryHover },
    }),
  ]),
  secondary: style([
    base,
    componentStyle({
      background: 'transparent',
      borderColor: theme.primaryText,
      color: theme.primaryText,
      ':hover': { background: theme.primaryTint },
    }),
  ]),
};

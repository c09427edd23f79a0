import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.one,
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space.one,
  minInlineSize: tokens.control,
  minBlockSize: tokens.control,
  paddingInline: tokens.space.one,
  borderRadius: tokens.radius.control,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: theme.primaryTint },
  selectors: {
    '&[aria-current]': { background: theme.primary, color: theme.onPrimary, fontWeight: 700, textDecoration: 'none' },
  },
});

export const gap = componentStyle({ minInlineSize: tokens.space.three, textAlign: 'center' });

import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[1],
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[1],
  minInlineSize: tokens.control,
  minBlockSize: tokens.control,
  paddingInline: tokens.space[1],
  // Marks the current page in forced-colors mode.
  border: '2px solid transparent',
  borderRadius: tokens.radius.control,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: theme.primaryTint },
  '@media': { [media.forcedColours]: { selectors: { '&:not([aria-current])': { borderStyle: 'none' } } } },
  selectors: {
    '&[aria-current]': { background: theme.primary, color: theme.onPrimary, fontWeight: 700, textDecoration: 'none' },
  },
});

export const gap = componentStyle({ minInlineSize: tokens.space[3], textAlign: 'center' });

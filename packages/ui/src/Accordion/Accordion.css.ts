import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const section = componentStyle({
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  selectors: { '&:first-of-type': { borderBlockStart: `1px solid ${tokens.colour.line}` } },
});

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  minBlockSize: tokens.control,
  paddingBlock: tokens.space[2],
  fontWeight: 650,
  lineHeight: 1.4,
  listStyle: 'none',
  ':hover': { color: theme.primaryText },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const icon = componentStyle({
  flexShrink: 0,
  color: theme.primaryText,
  '@media': { [media.motion]: { transition: `rotate ${tokens.motion.short}` } },
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const content = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[2],
  paddingBlockEnd: tokens.space[3],
});

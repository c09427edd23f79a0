import { media } from '@group/ui/foundations/media';
import { tokens, zIndex } from '@group/ui/foundations/tokens';
import { screenStyle } from '../site/screenStyle.ts';

/** At the lower edge, where it covers neither the top bar nor a menu. */
export const bar = screenStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[3],
  paddingBlock: tokens.space[0.5],
  paddingInline: tokens.space.gutter,
  background: tokens.colour.ink,
  color: tokens.colour.paper,
  fontSize: tokens.text.small,
  '@media': { [media.wide]: { justifyContent: 'center' }, print: { display: 'none' } },
});

export const leave = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: 'inherit',
});

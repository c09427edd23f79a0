import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const lightbox = componentStyle({
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  padding: 0,
  border: 'none',
  background: tokens.colour.ink,
  color: tokens.colour.paper,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
});

export const bar = componentStyle({ display: 'grid', justifyItems: 'end', padding: tokens.space[1] });

export const row = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

export const item = componentStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: tokens.space[1],
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
});

export const picture = componentStyle({ minBlockSize: 0, minInlineSize: 0 });
export const caption = componentStyle({
  paddingInline: tokens.space[2],
  textAlign: 'center',
  fontSize: tokens.text.small,
});
export const foot = componentStyle({ display: 'grid', justifyItems: 'center', padding: tokens.space[2] });

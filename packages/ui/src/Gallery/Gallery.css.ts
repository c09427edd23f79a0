import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const gallery = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[2],
});

export const list = componentStyle({
  display: 'flex',
  gap: tokens.space[2],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  paddingBlockEnd: tokens.space[1],
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
    print: { flexWrap: 'wrap', overflow: 'visible' },
  },
});

export const item = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[1],
  flex: '0 0 min(88%, 48rem)',
  scrollSnapAlign: 'start',
  // Three in a row, which fill it.
  '@media': { print: { flexBasis: '30%' } },
});

/** The focus ring, a dark and a light line, is inset, as the scrolling row would clip it. */
export const enlarge = componentStyle({
  position: 'relative',
  borderRadius: tokens.radius.card,
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': { outlineColor: 'transparent', boxShadow: 'none' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: tokens.radius.card,
      boxShadow: `inset 0 0 0 3px ${tokens.colour.ink}, inset 0 0 0 6px ${tokens.colour.paper}`,
    },
  },
});

export const caption = componentStyle({ color: tokens.colour.softInk, fontSize: tokens.text.small });

/** Hidden without JavaScript, as the buttons need it; the row still scrolls. */
export const controls = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  '@media': { [media.noScripting]: { display: 'none' }, print: { display: 'none' } },
});

export const counter = componentStyle({
  minInlineSize: '4rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

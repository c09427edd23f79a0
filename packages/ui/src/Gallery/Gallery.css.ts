import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const gallery = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.two,
});

export const list = componentStyle({
  display: 'flex',
  gap: tokens.space.two,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  paddingBlockEnd: tokens.space.one,
  scrollbarWidth: 'thin',
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
    print: { flexWrap: 'wrap', overflow: 'visible' },
  },
});

export const item = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.one,
  flex: '0 0 min(90%, 56rem)',
  scrollSnapAlign: 'start',
});

export const caption = componentStyle({ color: tokens.colour.softInk, fontSize: tokens.text.small });

/** The buttons need JavaScript; without it the row scrolls by itself. */
export const controls = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.two,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  border: `2px solid ${theme.primaryText}`,
  borderRadius: tokens.radius.round,
  background: tokens.colour.paper,
  color: theme.primaryText,
  cursor: 'pointer',
  ':hover': { background: theme.primaryTint },
  selectors: {
    '&[aria-disabled="true"]': {
      borderColor: tokens.colour.controlLine,
      color: tokens.colour.controlLine,
      cursor: 'default',
    },
  },
});

export const counter = componentStyle({
  minInlineSize: '4rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const forReaders = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

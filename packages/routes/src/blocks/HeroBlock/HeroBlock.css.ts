import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { style } from '@vanilla-extract/css';
import { screenStyle } from '../../site/screenStyle.ts';

/** The first screen below the top bar; browsers without `svh` take `vh`. */
const firstScreen = ['calc(100vh - 5rem)', 'calc(100svh - 5rem)'];

/** Share of the first screen's height that a picture may take. */
const pictureShare = ['56vh', '56svh'];

/** One column on narrow screens; on wide ones words and picture side by side, the picture to the edge of the window. */
const opening = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: theme.primaryTint,
});

const sideBySide = {
  [media.desk]: {
    gridTemplateColumns: `minmax(${tokens.space.gutter}, 1fr) minmax(0, 37.5rem) minmax(0, 37.5rem) minmax(${tokens.space.gutter}, 1fr)`,
  },
} as const;

export const plain = style([opening, screenStyle({ '@media': sideBySide })]);

const pictured = screenStyle({});

export const withPicture = style([opening, pictured, screenStyle({ '@media': sideBySide })]);

/** On narrow screens the picture takes the height that words and doors leave in the first screen. */
export const withDoors = style([
  withPicture,
  screenStyle({
    '@media': {
      'screen and (max-width: 56.24em)': {
        minBlockSize: firstScreen,
        gridTemplateRows: 'minmax(5rem, 1fr) auto auto',
      },
    },
  }),
]);

/**
 * Has no height of its own from its content, so that a large picture does not push the words out of the first screen. A
 * stripe in the tenant's colours lies over its edge.
 */
export const picture = screenStyle({
  position: 'relative',
  blockSize: ['clamp(6rem, 24vh, 20rem)', 'clamp(6rem, 24svh, 20rem)'],
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: tokens.space[1],
    background: theme.primaryTransparency,
    borderBlockEnd: `4px solid ${theme.secondary}`,
  },
  selectors: { [`${withDoors} > &`]: { blockSize: 'auto', maxBlockSize: pictureShare } },
  '@media': {
    [media.desk]: {
      gridColumn: '3 / -1',
      blockSize: 'auto',
      minBlockSize: ['min(34rem, 56vh)', 'min(34rem, 56svh)'],
      order: 1,
      '::after': {
        insetBlock: 0,
        insetInline: '0 auto',
        blockSize: 'auto',
        inlineSize: tokens.space[2],
        borderBlockEnd: 'none',
        borderInlineStart: `6px solid ${theme.secondary}`,
      },
      selectors: { [`${withDoors} > &`]: { maxBlockSize: 'none' } },
    },
    print: { blockSize: '8rem' },
  },
});

export const fill = screenStyle({ position: 'absolute', inset: 0 });

export const text = screenStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '0.75rem',
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space.gutter,
  '@media': {
    [media.desk]: {
      gridColumn: '2 / 4',
      gap: tokens.space[2],
      paddingBlock: tokens.space[3],
      paddingInline: 0,
      selectors: { [`${pictured} > &`]: { gridColumn: '2', paddingInlineEnd: tokens.space[4] } },
    },
  },
});

/** Smaller than other main headings, because it has half of the width on a wide screen. */
export const heading = screenStyle({
  display: 'grid',
  gap: tokens.space[0.5],
  fontSize: 'clamp(1.875rem, 1.4rem + 2vw, 3rem)',
});

export const subject = screenStyle({
  color: theme.primaryText,
  fontSize: tokens.text.body,
  letterSpacing: 'normal',
  lineHeight: 1.3,
});

export const lead = screenStyle({ fontSize: tokens.text.lead, color: tokens.colour.softInk, lineHeight: 1.4 });

export const ways = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  ':empty': { display: 'none' },
});

export const doors = screenStyle({
  paddingInline: tokens.space.gutter,
  paddingBlockEnd: tokens.space[2],
  '@media': {
    [media.desk]: {
      gridColumn: '2 / 4',
      order: 2,
      paddingInline: 0,
      paddingBlock: tokens.space[3],
    },
  },
});

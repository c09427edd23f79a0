import { character, theme } from '@group/themes/contract';
import { onFullColour } from '@group/ui/foundations/band';
import { inCharacter } from '@group/ui/foundations/inCharacter';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { style } from '@vanilla-extract/css';
import { screenStyle } from '../../site/screenStyle.ts';

/** The first screen below the top bar; browsers without `svh` take `vh`. */
const firstScreen = ['calc(100vh - 5rem)', 'calc(100svh - 5rem)'];

/** A third of a picture of 3:2 across the window, which is what its focal box needs, however low the window. */
const subjectHeight = 'calc(200vw / 9)';

/** Share of the first screen's height that a picture may take. */
const pictureShare = ['56vh', '56svh'];

const left = inCharacter('opening', 'left');
const strip = inCharacter('opening', 'strip');
const words = inCharacter('opening', 'words');
const arch = inCharacter('opening', 'arch');

/** One column on narrow screens; on wide ones words and picture side by side, the picture to the edge of the window. */
const opening = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: theme.primaryTint,
  selectors: {
    [inCharacter('ground', 'paper')]: { background: tokens.colour.paper },
    [words]: { background: character.band },
  },
});

const sideBySide = {
  [media.desk]: {
    gridTemplateColumns: `minmax(${tokens.space.gutter}, 1fr) minmax(0, 37.5rem) minmax(0, 37.5rem) minmax(${tokens.space.gutter}, 1fr)`,
  },
} as const;

export const plain = style([opening, screenStyle({ '@media': sideBySide })]);

const pictured = screenStyle({});

export const withPicture = style([opening, pictured, screenStyle({ '@media': sideBySide })]);

/**
 * On narrow screens the picture takes the height that words and doors leave in the first screen, on low ones at least what
 * its subject needs.
 */
export const withDoors = style([
  withPicture,
  screenStyle({
    '@media': {
      'screen and (max-width: 56.24em)': {
        minBlockSize: firstScreen,
        gridTemplateRows: `minmax(max(5rem, ${subjectHeight}), 1fr) auto auto`,
        selectors: { [words]: { gridTemplateRows: `auto minmax(max(5rem, ${subjectHeight}), 1fr) auto` } },
      },
      [media.low]: {
        gridTemplateRows: 'minmax(8.5rem, 1fr) auto auto',
        selectors: { [words]: { gridTemplateRows: 'auto minmax(8.5rem, 1fr) auto' } },
      },
    },
  }),
]);

/**
 * Has no height of its own from its content, so that a large picture does not push the words out of the first screen. A
 * stripe in the tenant's colour lies over its edge.
 */
export const picture = screenStyle({
  position: 'relative',
  blockSize: [`max(${subjectHeight}, clamp(6rem, 24vh, 20rem))`, `max(${subjectHeight}, clamp(6rem, 24svh, 20rem))`],
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: tokens.space[1],
    background: theme.primaryTransparency,
  },
  selectors: {
    [`${withDoors} > &`]: { blockSize: 'auto', maxBlockSize: pictureShare },
    [`${words}, ${arch}`]: { overflow: 'hidden', margin: `${tokens.space[2]} ${tokens.space.gutter} 0` },
    [words]: { order: 1, marginBlock: `0 ${tokens.space[2]}`, borderRadius: tokens.radius.card },
    [arch]: { borderRadius: '999px 999px 0 0' },
  },
  '@media': {
    // A window that is lower would hide the heading below whole subjects.
    'screen and (min-height: 44em)': { blockSize: ['min(30vh, 20rem)', 'min(30svh, 20rem)'] },
    // In the usual height, the width of a tablet would cut the roof off a house.
    'screen and (min-width: 37.5em) and (max-width: 56.24em) and (orientation: portrait)': {
      blockSize: ['min(45vw, 36vh)', 'min(45vw, 36svh)'],
    },
    [media.desk]: {
      gridColumn: '3 / -1',
      blockSize: 'auto',
      minBlockSize: ['min(34rem, 56vh)', 'min(34rem, 56svh)'],
      order: 1,
      selectors: {
        [`${withDoors} > &`]: { maxBlockSize: 'none' },
        [left]: { gridColumn: '1 / 3', order: 0 },
        // At least a third of a picture of 3:2, which is what its focal box needs, and no wider than the widest file.
        [strip]: {
          gridColumn: '1 / -1',
          justifySelf: 'center',
          order: 0,
          inlineSize: '100%',
          maxInlineSize: '120rem',
          minBlockSize: '40vh',
        },
        [`${words}, ${arch}`]: { gridColumn: '3', marginInline: 0 },
        [words]: { marginBlock: tokens.space[4] },
      },
    },
    // The whole picture: a strip of it may show nothing but windows.
    print: { inlineSize: '7.5cm', blockSize: '5cm', marginInlineStart: tokens.space.gutter },
  },
});

export const fill = screenStyle({ position: 'absolute', inset: 0 });

/** Words on a band have the colours of its ground. */
const onBand = (['primary', 'secondary'] as const).map((ground) =>
  inCharacter('ground', ground).replace('[', '[data-opening="words"]['),
);

export const text = screenStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '0.75rem',
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space.gutter,
  selectors: { [onBand.join(', ')]: { vars: onFullColour, color: character.onBand } },
  '@media': {
    [media.low]: { gap: tokens.space[1], paddingBlock: tokens.space[1] },
    [media.desk]: {
      gridColumn: '2 / 4',
      gap: tokens.space[2],
      paddingBlock: tokens.space[3],
      paddingInline: 0,
      selectors: {
        [`${pictured} > &`]: { gridColumn: '2', paddingInlineEnd: tokens.space[4] },
        [left.replace('&', `${pictured} > &`)]: {
          gridColumn: '3',
          paddingInlineStart: tokens.space[4],
          paddingInlineEnd: 0,
        },
        [strip.replace('&', `${pictured} > &`)]: {
          gridColumn: '2 / 4',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: tokens.space[8],
          paddingInlineEnd: 0,
        },
      },
    },
  },
});

/** Smaller than other main headings, because it has half of the width on a wide screen. */
export const heading = screenStyle({
  display: 'grid',
  gap: tokens.space[0.5],
  fontSize: 'clamp(1.875rem, 1.4rem + 2vw, 3rem)',
  '@media': { [media.low]: { fontSize: tokens.text.title2 } },
});

export const subject = screenStyle({
  color: theme.primaryText,
  fontSize: tokens.text.body,
  letterSpacing: 'normal',
  lineHeight: 1.3,
});

export const lead = screenStyle({
  fontSize: tokens.text.lead,
  color: tokens.colour.softInk,
  lineHeight: 1.4,
  '@media': { [media.low]: { fontSize: tokens.text.body } },
});

export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  ':empty': { display: 'none' },
  '@media': { print: { display: 'none' } },
});

/** Across the window, so that doors have paper as their ground where the words are on a band. */
export const doors = screenStyle({
  order: 2,
  paddingBlockEnd: tokens.space[2],
  paddingInline: `max(${tokens.space.gutter}, (100% - ${tokens.width.content}) / 2)`,
  selectors: {
    [words]: { paddingBlockStart: tokens.space[2], background: tokens.colour.paper },
  },
  '@media': {
    [media.low]: { paddingBlockEnd: tokens.space[1] },
    [media.desk]: { gridColumn: '1 / -1', paddingBlock: tokens.space[3] },
  },
});

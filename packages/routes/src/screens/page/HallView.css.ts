import { screensLayer } from '@group/ui/foundations/layers';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { screenStyle } from '../../site/screenStyle.ts';

export const header = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnSpan: 'all',
  gap: tokens.space[2],
  paddingBlockStart: tokens.space[3],
  paddingInline: tokens.space.gutter,
  fontSize: tokens.text.title3,
});

const inHall = `html:has(${header})`;

// All sizes are in rem, so that text on a screen in the hall is legible from a few metres. A screen there does not scroll, so sections
// stand beside each other.
globalStyle(inHall, { '@layer': { [screensLayer]: { fontSize: 'max(100%, 1.6vw)' } } });
globalStyle(`${inHall} main`, {
  '@layer': {
    [screensLayer]: {
      vars: { [tokens.space.section]: tokens.space[3] },
      '@media': { [media.broad]: { columns: '2' } },
    },
  },
});

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

// All sizes are in rem, so that text on a lobby display is legible from a few metres. A screen there does not scroll, so sections
// stand beside each other, and headings are little larger than text.
globalStyle(inHall, { '@layer': { [screensLayer]: { fontSize: 'max(100%, 1.6vw)' } } });
globalStyle(`${inHall} body`, {
  '@layer': { [screensLayer]: { display: 'flex', flexDirection: 'column', minBlockSize: '100vh' } },
});
globalStyle(`${inHall} main`, {
  '@layer': {
    [screensLayer]: {
      vars: {
        [tokens.space.section]: tokens.space[2],
        [tokens.text.title1]: '2rem',
        [tokens.text.title2]: '1.375rem',
      },
      flexGrow: '1',
      paddingBlockEnd: tokens.space[3],
      '@media': { [media.broad]: { columns: '2' } },
    },
  },
});
globalStyle(`${inHall} main > section`, { '@layer': { [screensLayer]: { gap: tokens.space[2] } } });
globalStyle(`${inHall} main > section > *`, { '@layer': { [screensLayer]: { gridColumn: '1 / -1' } } });
globalStyle(`${inHall} main :is(h1, h2, h3)`, { '@layer': { [screensLayer]: { breakAfter: 'avoid' } } });
globalStyle(`${inHall} main :is(p, li, table)`, { '@layer': { [screensLayer]: { breakInside: 'avoid' } } });

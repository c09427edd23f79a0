import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenRule, screenStyle } from '../../site/screenStyle.ts';

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
screenRule(inHall, { fontSize: 'max(100%, 1.6vw)' });
screenRule(`${inHall} body`, { display: 'flex', flexDirection: 'column', minBlockSize: '100vh' });
screenRule(`${inHall} main`, {
  vars: {
    [tokens.space.section]: tokens.space[2],
    [tokens.text.title1]: '2rem',
    [tokens.text.title2]: '1.375rem',
  },
  flexGrow: '1',
  paddingBlockEnd: tokens.space[3],
  '@media': { [media.broad]: { columns: '2' } },
});
screenRule(`${inHall} main > section`, { gap: tokens.space[2] });
screenRule(`${inHall} main > section > *`, { gridColumn: '1 / -1' });
screenRule(`${inHall} main :is(h1, h2, h3)`, { breakAfter: 'avoid' });
screenRule(`${inHall} main :is(p, li, table)`, { breakInside: 'avoid' });

import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

const wideList = '(min-width: 36rem)';

const leafSize = 'clamp(3.75rem, 3rem + 3vw, 5rem)';

/** What the rows measure their own width by: in rem, so that they have fewer columns where text is larger. */
export const list = screenStyle({ '@media': { [media.desk]: { containerType: 'inline-size' } } });

/** Calendar leaf and text side by side, the picture below them; on wide screens to their right. */
export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${leafSize} minmax(0, 1fr)`,
  gap: tokens.space[2],
  alignItems: 'start',
  paddingBlock: tokens.space[3],
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${tokens.colour.line}` } },
  '@media': {
    [media.wide]: { columnGap: tokens.space[3] },
    [media.desk]: {
      columnGap: tokens.space[4],
      paddingBlock: tokens.space[4],
      '@container': { [wideList]: { gridTemplateColumns: `${leafSize} minmax(0, 1fr) 15rem` } },
    },
  },
});

/** Looks like a leaf of a tear-off calendar. */
export const leaf = screenStyle({
  display: 'grid',
  justifyItems: 'stretch',
  overflow: 'hidden',
  border: `1px solid ${theme.primary}`,
  borderRadius: tokens.radius.control,
  background: tokens.colour.paper,
  fontSize: tokens.text.small,
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  hyphens: 'none',
});

export const weekday = screenStyle({
  paddingBlock: '0.2em',
  background: theme.primaryText,
  color: tokens.colour.paper,
});

export const dayNumber = screenStyle({
  paddingBlockStart: '0.2em',
  fontSize: tokens.text.title2,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const month = screenStyle({ paddingBlockEnd: '0.5em' });

export const text = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[1] });

/** The whole row is clickable. */
export const link = screenStyle({
  color: theme.primaryText,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const facts = screenStyle({
  display: 'grid',
  gap: tokens.space[0.5],
  color: tokens.colour.softInk,
  fontSize: tokens.text.small,
});

export const fact = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space[1],
});

export const sign = screenStyle({ color: theme.primaryText, paddingBlockStart: '0.1em' });

export const teaser = screenStyle({ maxInlineSize: tokens.width.measure });

export const picture = screenStyle({
  gridColumn: '2',
  maxInlineSize: '24rem',
  inlineSize: '100%',
  '@media': { [media.desk]: { '@container': { [wideList]: { gridColumn: '3' } } } },
});

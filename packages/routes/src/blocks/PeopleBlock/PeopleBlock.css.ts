import { theme } from '@group/themes/contract';
import { inCharacter } from '@group/ui/foundations/inCharacter';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

const rows = inCharacter('lists', 'rows');
const open = inCharacter('lists', 'open');
const tinted = inCharacter('lists', 'tinted');

/** As many columns at most, and fewer where larger text leaves them too narrow. */
const columns = (count: number, minWidth: string): string =>
  `repeat(auto-fill, minmax(min(100%, max(${minWidth}, 100% / ${count} - ${tokens.space[3]})), 1fr))`;

/** Two columns, or three for a number of people that fills them. */
export const people = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[3],
  '@media': {
    [media.desk]: {
      gridTemplateColumns: columns(2, '20rem'),
      selectors: { '&:has(> :nth-child(3n):last-child)': { gridTemplateColumns: columns(3, '15rem') } },
    },
  },
});

/** A portrait with words beside it, or below it where text is large. */
export const person = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
  overflowWrap: 'anywhere',
  selectors: {
    [rows]: { paddingBlockStart: tokens.space[2], borderBlockStart: `1px solid ${tokens.colour.line}` },
    [tinted]: { overflow: 'hidden', borderRadius: tokens.radius.card, background: theme.primaryTint },
  },
});

/** Of a narrow screen with larger text, not more than a part. */
export const portrait = screenStyle({
  inlineSize: 'min(6rem, 28vw)',
  selectors: {
    [open]: { overflow: 'hidden', borderRadius: tokens.radius.round },
    [tinted]: { alignSelf: 'stretch' },
  },
  '@media': {
    [media.wide]: { inlineSize: '9rem', selectors: { [rows]: { inlineSize: '6rem' } } },
  },
});

export const details = screenStyle({
  flex: '1 1 6rem',
  selectors: { [tinted]: { paddingBlock: tokens.space[1], paddingInlineEnd: tokens.space[2] } },
});

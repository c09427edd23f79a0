import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import type { StyleRule } from '@vanilla-extract/css';

/** Facts about a page's subject, on a ground of their own beside the text or before it. */
export const factsPanel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[3],
  alignSelf: 'start',
  // Large text on a phone needs the room.
  padding: `min(${tokens.space[3]}, 7.5vw)`,
  borderRadius: tokens.radius.card,
  background: theme.primaryTint,
  // E-mail and web addresses are long and have no hyphenation points.
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColours]: { border: '1px solid' } },
} satisfies StyleRule;

/**
 * The text on the left; the facts are beside it on wide screens and before it on narrow ones. They take at most half of the
 * width, also where text is large.
 */
export const besideFacts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(24rem, 46%)',
      gridTemplateRows: 'auto 1fr',
      columnGap: tokens.space[8],
    },
  },
} satisfies StyleRule;

import { theme } from '@group/themes/contract';
import { inCharacter } from '@group/ui/foundations/inCharacter';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** One column, or up to four in a row, more in rows of three: never a door alone in a row of its own. */
export const doors = screenStyle({
  display: 'grid',
  gap: tokens.space[1],
  '@media': {
    [media.desk]: {
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gap: tokens.space[3],
      selectors: {
        '&:has(> :nth-child(5))': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

export const door = screenStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[0.5],
  padding: '0.375rem 0.75rem',
  border: `1px solid ${tokens.colour.line}`,
  borderInlineStart: `5px solid ${theme.secondary}`,
  borderRadius: tokens.radius.control,
  background: tokens.colour.paper,
  ':hover': { borderColor: theme.secondaryHover },
  selectors: {
    [inCharacter('doors', 'filled')]: {
      borderColor: 'transparent',
      background: theme.primaryText,
      color: tokens.colour.paper,
    },
    [`${inCharacter('doors', 'filled')}:hover`]: { background: theme.primaryHover },
    [inCharacter('doors', 'lined')]: {
      paddingInline: 0,
      borderWidth: '3px 0 0',
      borderColor: theme.secondary,
      borderRadius: 0,
      background: 'none',
    },
    [inCharacter('doors', 'tinted')]: { borderColor: 'transparent', background: theme.secondaryTint },
  },
  '@media': {
    [media.motion]: { transition: `border-color ${tokens.motion.short}` },
    [media.wide]: { padding: tokens.space[2] },
  },
});

/** The whole door is clickable. */
export const link = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: tokens.space[1],
  minBlockSize: '2.25rem',
  color: theme.primaryText,
  selectors: { [inCharacter('doors', 'filled')]: { color: 'inherit' } },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: tokens.radius.control },
  // The whole door is as high as two fingertips.
  '@media': { [media.low]: { minBlockSize: '1.75rem' } },
});

/** With large text the arrow wraps before words break. */
export const title = screenStyle({ flex: '1 1 6em' });

export const arrow = screenStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2em',
  blockSize: '2em',
  borderRadius: tokens.radius.round,
  background: theme.secondary,
  color: theme.onSecondary,
  fontSize: tokens.text.small,
  selectors: { [`${door}:hover &`]: { background: theme.secondaryHover } },
  '@media': {
    [media.low]: { inlineSize: '1.75em', blockSize: '1.75em' },
    [media.motion]: { transition: `background-color ${tokens.motion.short}` },
  },
});

/** On narrow screens one line below each title fits into the first screen. */
export const text = screenStyle({
  display: 'none',
  fontSize: tokens.text.small,
  lineHeight: 1.5,
  '@media': { [media.wide]: { display: 'block' } },
});

export const shortText = screenStyle({
  fontSize: tokens.text.small,
  lineHeight: 1.3,
  '@media': { [media.wide]: { display: 'none' } },
});

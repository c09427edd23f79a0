import { theme } from '@group/themes/contract';
import { inCharacter } from '@group/ui/foundations/inCharacter';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { factsPanel } from '../../layout/factsPanel.ts';
import { screenStyle } from '../../site/screenStyle.ts';

const rows = inCharacter('lists', 'rows');
const open = inCharacter('lists', 'open');
const tinted = inCharacter('lists', 'tinted');

/**
 * The contact details come first. On wide screens they are a card beside the form; in other characters a row above it, or
 * at its left.
 */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(24rem, 46%)',
      columnGap: tokens.space[8],
      selectors: {
        [rows]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [`${open}, ${tinted}`]: { gridTemplateColumns: 'min(22rem, 42%) minmax(0, 1fr)' },
      },
    },
  },
});

/** In a row below the details, its heading stands beside it on wide screens. */
export const write = screenStyle({
  display: 'grid',
  gap: tokens.space[3],
  alignContent: 'start',
  selectors: {
    [tinted]: {
      padding: tokens.space[3],
      borderRadius: tokens.radius.card,
      background: theme.primaryTint,
    },
  },
  '@media': {
    [media.desk]: {
      selectors: {
        [rows]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: tokens.space[8] },
        [tinted]: { padding: tokens.space[6] },
      },
    },
  },
});

export const panel = screenStyle({
  ...factsPanel,
  selectors: {
    [`${rows}, ${open}, ${tinted}`]: { padding: 0, borderRadius: 0, background: 'none' },
    [open]: { paddingBlockStart: tokens.space[2], borderBlockStart: `4px solid ${theme.secondary}` },
  },
  '@media': {
    [media.desk]: { order: 2, selectors: { [`${open}, ${rows}, ${tinted}`]: { order: 0 } } },
    [media.forcedColours]: {
      border: '1px solid',
      selectors: { [`${rows}, ${tinted}`]: { border: 'none' }, [open]: { borderWidth: '4px 0 0' } },
    },
  },
});

export const facts = screenStyle({
  display: 'grid',
  gap: tokens.space[2],
  '@media': {
    [media.wide]: { selectors: { [rows]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' } } },
  },
});

export const fact = screenStyle({
  selectors: {
    [rows]: { paddingBlockStart: tokens.space[1], borderBlockStart: `1px solid ${tokens.colour.line}` },
  },
});

export const term = screenStyle({ color: tokens.colour.softInk, fontSize: tokens.text.small });

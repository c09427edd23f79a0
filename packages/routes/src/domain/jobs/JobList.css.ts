import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

const wideList = '(min-width: 50rem)';

/** The rows measure their width by it: in rem, so that they have fewer columns where text is larger. */
export const list = screenStyle({
  borderBlockStart: `1px solid ${tokens.colour.line}`,
  '@media': { [media.wide]: { containerType: 'inline-size' } },
});

/** The title, and below it place, workload and start; on wide screens these have columns of their own. */
export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[1],
  paddingBlock: tokens.space[3],
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  '@media': {
    [media.desk]: {
      '@container': {
        [wideList]: {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr) 1.5rem',
          columnGap: tokens.space[4],
          alignItems: 'center',
        },
      },
    },
    [media.motion]: { transition: `background ${tokens.motion.short}` },
  },
  ':hover': { background: theme.primaryTint },
});

export const text = screenStyle({ display: 'grid', justifyItems: 'start', gap: tokens.space[1] });

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
  '@media': {
    [media.wide]: {
      '@container': {
        '(min-width: 33rem)': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr)',
          columnGap: tokens.space[3],
        },
      },
    },
  },
});

export const fact = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: tokens.space[1],
});

export const sign = screenStyle({ color: theme.primaryText, paddingBlockStart: '0.1em' });

/** The organisation, on a line of its own. */
export const company = screenStyle({ display: 'block', color: tokens.colour.ink, fontWeight: 600 });

export const arrow = screenStyle({
  display: 'none',
  color: theme.primaryText,
  '@media': { [media.desk]: { '@container': { [wideList]: { display: 'block' } } } },
});

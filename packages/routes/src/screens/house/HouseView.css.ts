import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { factsPanel } from '../../layout/factsPanel.ts';
import { screenStyle } from '../../site/screenStyle.ts';

/** Text, and on wide screens the facts beside it. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) min(24rem, 46%)', columnGap: tokens.space[8] },
    print: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

export const text = screenStyle({ display: 'grid', gap: tokens.space[4], alignContent: 'start' });

export const panel = screenStyle(factsPanel);

export const person = screenStyle({
  display: 'grid',
  gap: tokens.space[2],
  paddingBlockStart: tokens.space[3],
  borderBlockStart: `1px solid ${tokens.colour.line}`,
});

export const portrait = screenStyle({ inlineSize: 'clamp(5rem, 22vw, 7rem)' });

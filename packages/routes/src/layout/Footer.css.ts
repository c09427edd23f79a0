import { theme } from '@group/themes/contract';
import { band } from '@group/ui/foundations/band';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../site/screenStyle.ts';

const frame = screenStyle({
  borderBlockStart: `6px solid ${theme.secondary}`,
  paddingBlock: `${tokens.space[8]} ${tokens.space[4]}`,
  paddingInline: tokens.space.gutter,
  fontSize: tokens.text.small,
  '@media': { print: { paddingBlock: tokens.space[2] } },
});

export const footer = `${band} ${frame}`;

/** In a line: a lobby display is for what is above. */
const low = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: tokens.space[3],
  paddingBlock: '12px',
});

export const lowFooter = `${footer} ${low}`;

export const content = screenStyle({
  display: 'grid',
  gap: tokens.space[6],
  maxInlineSize: tokens.width.content,
  marginInline: 'auto',
});

export const upper = screenStyle({
  display: 'grid',
  gap: tokens.space[6],
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(14rem, 1fr) 3fr' } },
});

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: tokens.space[4],
});

export const column = screenStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: tokens.space[0.5],
  selectors: {
    [`${low} > &`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.space[2] },
  },
  '@media': { print: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[2] } },
});
export const list = screenStyle({ display: 'grid' });

/** As high as a fingertip (WCAG 2.2, 2.5.5), also where text is larger. */
export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  minInlineSize: '44px',
});

export const lower = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space[2]} ${tokens.space[4]}`,
  paddingBlockStart: tokens.space[3],
  borderBlockStart: `1px solid ${tokens.colour.line}`,
  '@media': { print: { display: 'none' } },
});

export const row = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] });

export const social = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `1px solid ${tokens.colour.controlLine}`,
  borderRadius: tokens.radius.round,
  ':hover': { background: theme.primary, color: theme.onPrimary },
});

/** Seals have colours of their own, which need paper. */
export const seal = screenStyle({
  display: 'block',
  padding: tokens.space[1],
  borderRadius: '50%',
  background: tokens.colour.paper,
});

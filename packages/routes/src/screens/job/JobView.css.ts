import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { besideFacts, factsPanel } from '../../layout/factsPanel.ts';
import { screenStyle } from '../../site/screenStyle.ts';

export const columns = screenStyle(besideFacts);

export const opening = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: tokens.space[2],
});

export const panel = screenStyle({
  ...factsPanel,
  '@media': {
    ...factsPanel['@media'],
    [media.desk]: { gridColumn: '2', gridRow: '1 / span 2' },
    // Without its ground on paper.
    print: { padding: 0 },
  },
});

/** Two per row on narrow screens, so that the text starts further up. */
export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: tokens.space[2],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const term = screenStyle({ color: tokens.colour.softInk, fontSize: tokens.text.small });

/** Ways on, which are of no use on paper. */
export const onScreen = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  '@media': { print: { display: 'none' } },
});

/** Of no use on paper either. */
export const others = screenStyle({ '@media': { print: { display: 'none' } } });

export const action = screenStyle({ display: 'grid', '@media': { print: { display: 'none' } } });

export const description = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[3],
  '@media': { print: { gap: tokens.space[2] } },
});

/** A portrait with words beside it, or below it where text is large. */
export const person = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] });

export const portrait = screenStyle({ inlineSize: 'min(7rem, 22vw)' });

export const words = screenStyle({ flex: '1 1 8rem', minInlineSize: 0 });

export const contactLinks = screenStyle({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[3] });

export const interested = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: tokens.space[8] },
    print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: tokens.space[3] },
  },
});

export const part = screenStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: tokens.space[2],
  '@media': { print: { gap: tokens.space[1] } },
});

export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });

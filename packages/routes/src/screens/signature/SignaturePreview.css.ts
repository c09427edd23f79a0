import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** Sticky beside the fields on wide screens. */
export const side = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space[2],
  '@media': { [media.desk]: { position: 'sticky', insetBlockStart: '7rem' } },
});

/** Looks like the end of a mail. */
export const mail = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[2],
  padding: tokens.space[2],
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.colour.paper,
  '@media': { [media.wide]: { padding: tokens.space[4] } },
});

export const greeting = screenStyle({
  color: tokens.colour.softInk,
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: '0.875rem',
});

/** As in a mail client: overflow scrolls and nothing is hyphenated. */
export const signature = screenStyle({
  // Reserves space: the preview appears once scripts run, and must not shift the layout.
  minBlockSize: '8rem',
  overflowX: 'auto',
  hyphens: 'manual',
  '@media': { [media.noScripting]: { minBlockSize: 0 } },
});

export const action = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  '@media': { [media.noScripting]: { display: 'none' } },
});

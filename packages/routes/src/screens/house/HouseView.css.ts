import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** The text, and on a desk the facts beside it. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.four,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: tokens.space.eight } },
});

export const text = screenStyle({ display: 'grid', gap: tokens.space.four, alignContent: 'start' });

export const panel = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Addresses are long, and have no syllables.
  overflowWrap: 'anywhere',
  gap: tokens.space.three,
  alignSelf: 'start',
  padding: tokens.space.three,
  borderRadius: tokens.radius.card,
  background: theme.primaryTint,
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});

export const person = screenStyle({
  display: 'grid',
  gap: tokens.space.two,
  paddingBlockStart: tokens.space.three,
  borderBlockStart: `1px solid ${tokens.colour.line}`,
});

export const portrait = screenStyle({ inlineSize: '7rem' });

export const withSign = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: tokens.space.one });

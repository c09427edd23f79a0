import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** One column of text in the middle of a submissions, as in a well-made newspaper; its picture is wider. */
export const article = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  justifyItems: 'center',
});

export const opening = screenStyle({
  display: 'grid',
  gap: tokens.space[2],
  inlineSize: '100%',
  maxInlineSize: '50rem',
});

export const picture = screenStyle({ inlineSize: '100%', maxInlineSize: '64rem' });

export const body = screenStyle({
  display: 'grid',
  gap: tokens.space[4],
  inlineSize: '100%',
  maxInlineSize: '50rem',
  justifyItems: 'start',
});

export const withSign = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[1] });

import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** One column of text in the middle of a desk, as in a well-made newspaper; its picture is wider. */
export const article = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.four,
  justifyItems: 'center',
});

export const opening = screenStyle({
  display: 'grid',
  gap: tokens.space.two,
  inlineSize: '100%',
  maxInlineSize: '50rem',
});

export const picture = screenStyle({ inlineSize: '100%', maxInlineSize: '64rem' });

export const body = screenStyle({
  display: 'grid',
  gap: tokens.space.four,
  inlineSize: '100%',
  maxInlineSize: '50rem',
  justifyItems: 'start',
});

export const withSign = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: tokens.space.one });

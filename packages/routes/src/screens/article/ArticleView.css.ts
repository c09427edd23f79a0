import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** One centred column of text, as in a newspaper; the picture is wider. */
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

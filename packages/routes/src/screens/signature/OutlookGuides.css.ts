import { theme } from '@group/themes/contract';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const guides = screenStyle({ maxInlineSize: '52rem' });

export const steps = screenStyle({ display: 'grid', gap: tokens.space[2], counterReset: 'step' });

/** The number of a step is in a circle before it. */
export const step = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space[2],
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: tokens.radius.round,
    background: theme.primary,
    color: theme.onPrimary,
    fontSize: tokens.text.small,
    fontWeight: 700,
    lineHeight: 1,
  },
});

import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from './screenStyle.ts';

/** The sentence, and below it what it speaks of, in full width. */
export const part = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[2] });

/** Not too near to the top bar. */
export const aboveBands = screenStyle({ paddingBlockStart: tokens.space[2] });

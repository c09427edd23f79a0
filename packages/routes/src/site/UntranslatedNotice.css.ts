import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from './screenStyle.ts';

/** The notice above the untranslated content, in full width. */
export const part = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[2] });

/** Distance from the top bar. */
export const aboveSections = screenStyle({ paddingBlockStart: tokens.space[2] });

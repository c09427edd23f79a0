import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../screenStyle.ts';

/** One column, as wide as a line that is easily read. */
export const form = screenStyle({ display: 'grid', gap: tokens.space.three, maxInlineSize: '40rem' });

import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../site/screenStyle.ts';

/** One column, as wide as a line that is easily read. */
export const form = screenStyle({ display: 'grid', gap: tokens.space[3], maxInlineSize: '40rem' });

/** Not a control: the notice in it is frame enough. It keeps clear of the edge of the window. */
export const takesFocus = screenStyle({
  maxInlineSize: '40rem',
  scrollMarginBlock: tokens.space[8],
  outline: 'none',
});

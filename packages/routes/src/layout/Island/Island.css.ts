import { screenStyle } from '../../site/screenStyle.ts';

/** An island takes part in its parent's grid as if it had no element of its own. */
export const island = screenStyle({ display: 'contents' });

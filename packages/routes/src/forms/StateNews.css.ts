import { screenStyle } from '../site/screenStyle.ts';

/** Always there, so that screen readers hear of what comes into it; without content it takes no place among its siblings. */
export const news = screenStyle({ selectors: { '&:empty': { position: 'absolute' } } });

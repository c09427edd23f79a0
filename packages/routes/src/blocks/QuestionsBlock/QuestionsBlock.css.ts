import { screenStyle } from '../../site/screenStyle.ts';

/** Matches the line length of the answers. */
export const questions = screenStyle({ maxInlineSize: '52rem' });

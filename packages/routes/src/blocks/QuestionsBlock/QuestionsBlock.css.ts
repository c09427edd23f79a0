import { screenStyle } from '../../site/screenStyle.ts';

/** As wide as the answers are read. */
export const questions = screenStyle({ maxInlineSize: '52rem' });

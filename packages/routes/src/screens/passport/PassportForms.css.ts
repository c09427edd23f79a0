import { screenStyle } from '../../site/screenStyle.ts';

/** As wide as a form. */
export const forms = screenStyle({ inlineSize: '100%', maxInlineSize: '40rem' });

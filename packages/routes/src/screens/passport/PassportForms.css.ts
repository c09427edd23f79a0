import { screenStyle } from '../../site/screenStyle.ts';

/** As wide as a form. */
export const forms = screenStyle({ maxInlineSize: '40rem' });

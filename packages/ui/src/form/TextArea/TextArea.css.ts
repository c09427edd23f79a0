import { componentStyle } from '../../foundations/componentStyle.ts';

/** Grows with what is typed, where the browser can. */
export const area = componentStyle({ minBlockSize: '8em', resize: 'vertical', fieldSizing: 'content' });

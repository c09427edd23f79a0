import { componentStyle } from '../../foundations/componentStyle.ts';

/** Grows with its content in browsers that support `field-sizing`. */
export const area = componentStyle({ minBlockSize: '8em', resize: 'vertical', fieldSizing: 'content' });

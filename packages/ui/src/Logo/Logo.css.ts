import { componentStyle } from '../foundations/componentStyle.ts';

const fitted = { inlineSize: 'auto', maxInlineSize: '100%', objectFit: 'contain' } as const;

export const size = {
  bar: componentStyle({ ...fitted, blockSize: '2.75rem' }),
  large: componentStyle({ ...fitted, blockSize: '3.5rem' }),
  small: componentStyle({ ...fitted, blockSize: '2rem' }),
};

import { componentStyle } from '../foundations/componentStyle.ts';

export const hidden = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // At the end of a line, it must not make a table scroll.
  transform: 'translateX(-1px)',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

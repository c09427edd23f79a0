import { componentStyle } from '../foundations/componentStyle.ts';

export const icon = componentStyle({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

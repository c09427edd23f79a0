import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../foundations/componentStyle.ts';
import { media } from '../../foundations/media.ts';
import { tokens } from '../../foundations/tokens.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '3px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: tokens.radius.round,
  '@media': { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
});

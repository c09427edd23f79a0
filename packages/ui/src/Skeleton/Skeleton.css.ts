import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const bar = componentStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  blockSize: '1em',
  borderRadius: tokens.radius.control,
  background: tokens.colour.line,
  '@media': {
    [media.motion]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    [media.forcedColours]: { border: '1px solid' },
  },
});

const ofWidth = (inlineSize: string): string => componentStyle({ inlineSize });

/** Typical widths of words. */
export const widths = {
  '4rem': ofWidth('4rem'),
  '5rem': ofWidth('5rem'),
  '6rem': ofWidth('6rem'),
  '8rem': ofWidth('8rem'),
} as const;

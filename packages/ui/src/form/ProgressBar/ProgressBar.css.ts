import { theme } from '@group/themes/contract';
import { componentStyle } from '../../foundations/componentStyle.ts';
import { media } from '../../foundations/media.ts';
import { tokens } from '../../foundations/tokens.css.ts';

export const progress = componentStyle({ display: 'grid', gap: tokens.space[0.5] });

export const caption = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
});

const track = { borderRadius: tokens.radius.round, background: tokens.colour.line } as const;
const filled = { borderRadius: tokens.radius.round, background: theme.primary } as const;

export const bar = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.75rem',
  border: `1px solid ${tokens.colour.controlLine}`,
  overflow: 'hidden',
  ...track,
  // Forced-colors mode would hide the progress, so the bar uses system colours.
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'CanvasText' },
        '&::-moz-progress-bar': { background: 'CanvasText' },
      },
    },
  },
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  },
});

import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { style } from '@vanilla-extract/css';
import { screenRule, screenStyle } from '../../site/screenStyle.ts';

const two = screenStyle({
  display: 'grid',
  gap: tokens.space[4],
  alignItems: 'center',
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: tokens.space[8] } },
});

const pictureLast = screenStyle({});

/** The picture is first in the DOM; on wide screens it may be on the right. */
screenRule(`${pictureLast} > picture`, { '@media': { [media.desk]: { order: 2 } } });

export const sides = { left: two, right: style([two, pictureLast]) };

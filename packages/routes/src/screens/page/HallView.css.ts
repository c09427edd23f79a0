import { screensLayer } from '@group/ui/foundations/layers';
import { tokens } from '@group/ui/foundations/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { screenStyle } from '../../site/screenStyle.ts';

export const header = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  paddingBlockStart: tokens.space[3],
  paddingInline: tokens.space.gutter,
  fontSize: tokens.text.title3,
});

// All sizes are in rem: on a screen in the hall, everything is legible from a few metres.
globalStyle(`html:has(${header})`, { '@layer': { [screensLayer]: { fontSize: 'max(100%, 1.6vw)' } } });

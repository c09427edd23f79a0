import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { style } from '@vanilla-extract/css';
import { screenStyle } from '../site/screenStyle.ts';

/**
 * Narrow screens without scripts. Only the latest browsers open the menu without a script, so its links are shown
 * expanded.
 */
export const menuless = `screen and (max-width: 74.99em) and ${media.noScripting}`;

export const narrowScreen = 'screen and (max-width: 37.49em)';

const button = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minBlockSize: '3rem',
  paddingInline: tokens.space[2],
  border: `1px solid ${tokens.colour.controlLine}`,
  borderRadius: tokens.radius.control,
  background: tokens.colour.paper,
  fontSize: tokens.text.small,
  fontWeight: 650,
  cursor: 'pointer',
});

export const opener = style([
  button,
  screenStyle({
    '@media': {
      [narrowScreen]: { paddingInline: '0.75rem' },
      [media.broad]: { display: 'none' },
      [menuless]: { display: 'none' },
      print: { display: 'none' },
    },
  }),
]);

export const closer = style([button, screenStyle({ justifySelf: 'end' })]);

const away = { translate: '100% 0' };

export const panel = screenStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  inlineSize: 'min(26rem, 100%)',
  maxInlineSize: '100%',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  margin: 0,
  padding: tokens.space[2],
  border: 'none',
  background: tokens.colour.paper,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { display: 'grid', alignContent: 'start', gap: tokens.space[2] },
    '&::backdrop': { background: 'rgb(38 34 30 / 0.5)' },
  },
  '@media': {
    [media.motion]: {
      ...away,
      // Taps while it slides away are for the page. Chromium does so by itself, WebKit does not.
      pointerEvents: 'none',
      transition: `translate ${tokens.motion.long} ease-out, overlay ${tokens.motion.long} allow-discrete, display ${tokens.motion.long} allow-discrete`,
      selectors: { '&[open]': { translate: '0 0', pointerEvents: 'auto' } },
      '@starting-style': { selectors: { '&[open]': away } },
    },
  },
});

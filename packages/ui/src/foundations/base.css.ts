import { theme } from '@group/themes/contract';
import { globalStyle } from '@vanilla-extract/css';
import { baseLayer, resetLayer } from './layers.css.ts';
import { media } from './media.ts';
import { tokens } from './tokens.css.ts';
import './font.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

function reset(selector: string, rule: Rule): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

function base(selector: string, rule: Rule): void {
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });
}

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, address', { margin: 0 });
reset('ul, ol', { padding: 0, listStyle: 'none' });
reset('img, svg', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('address', { fontStyle: 'normal' });
reset('dialog', { color: 'inherit' });

base('html', {
  fontFamily: tokens.font,
  fontSize: '100%',
  lineHeight: 1.6,
  color: tokens.colour.ink,
  background: tokens.colour.paper,
  accentColor: theme.primary,
  scrollPaddingBlockStart: '6rem',
  textSizeAdjust: '100%',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});
base('body', { fontSize: tokens.text.body });
base('h1, h2, h3, h4', { lineHeight: 1.15, fontWeight: 700, textWrap: 'balance', letterSpacing: '-0.01em' });
base('a', { color: theme.primaryText, textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' });
base('a:hover', { textDecorationThickness: '0.16em' });
/** Two rings, one light and one dark, are seen on every ground, pictures too. */
base(':focus-visible', {
  outline: `3px solid ${tokens.colour.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${tokens.colour.paper}`,
  borderRadius: '2px',
});
base('h1:focus, main:focus', { outline: 'none', boxShadow: 'none' });
base('::view-transition-group(root)', { animationDuration: tokens.motion.long });
base('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none !important', transition: 'none !important' },
    print: { background: 'transparent !important', color: '#000 !important', boxShadow: 'none !important' },
  },
});

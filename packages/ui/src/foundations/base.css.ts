import { theme } from '@group/themes/contract';
import { globalStyle } from '@vanilla-extract/css';
import { baseLayer, resetLayer } from './layers.css.ts';
import { media } from './media.ts';
import { tokens } from './tokens.css.ts';
import './font/font.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

function reset(selector: string, rule: Rule): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

function base(selector: string, rule: Rule): void {
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });
}

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, address, fieldset', { margin: 0 });
reset('ul, ol, fieldset, legend', { padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 'none', minInlineSize: 0 });
reset('img, svg', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('address', { fontStyle: 'normal' });
reset('dialog', { color: 'inherit' });
reset('summary', { cursor: 'pointer' });

base('html', {
  fontFamily: tokens.font,
  fontSize: '100%',
  lineHeight: 1.6,
  color: tokens.colour.ink,
  background: tokens.colour.paper,
  accentColor: theme.primary,
  scrollPaddingBlockStart: '6rem',
  // Nothing shifts where a page is too short for a scroll bar, or an open dialog takes it away.
  scrollbarGutter: 'stable',
  textSizeAdjust: '100%',
  hyphens: 'auto',
  // Short words stay whole: at least eight letters, three before the hyphen and four after it.
  hyphenateLimitChars: '8 3 4',
  // A word that is too long breaks, rather than pushing the page wide: with large text on a phone many are.
  overflowWrap: 'anywhere',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});
// The page behind a modal dialog does not scroll.
base('html:has(dialog:modal)', { overflow: 'hidden' });
base('body', { fontSize: tokens.text.body });
base('h1, h2, h3, h4, h5, h6', { lineHeight: 1.15, fontWeight: 700, textWrap: 'balance', letterSpacing: '-0.01em' });
base('p, li', { textWrap: 'pretty' });
base('a', { color: theme.primaryText, textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' });
base('a:hover', { textDecorationThickness: '0.16em' });
/** A dark line around a light one: one of the two has more than 3:1 on any ground, pictures too. */
base(':focus-visible', {
  outline: `3px solid ${tokens.colour.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${tokens.colour.paper}`,
  borderRadius: '2px',
});
/** What takes the focus only so that it is read out shows no ring. */
base(':is(h1, h2, main, dialog):focus', { outline: 'none', boxShadow: 'none' });
base('::view-transition-group(root)', { animationDuration: tokens.motion.long });
base('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none !important', transition: 'none !important' },
    print: { background: 'transparent !important', color: '#000 !important', boxShadow: 'none !important' },
  },
});

/** On paper: smaller letters, nothing torn in two, and addresses that can be typed. */
base('html', { '@media': { print: { fontSize: '10.5pt' } } });
base('h1, h2, h3, h4, h5, h6', { '@media': { print: { breakAfter: 'avoid' } } });
base('li, figure, picture, blockquote', { '@media': { print: { breakInside: 'avoid' } } });
base('main p a[href^="http"]::after', { '@media': { print: { content: '" (" attr(href) ")"' } } });

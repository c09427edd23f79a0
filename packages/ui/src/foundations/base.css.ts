import { character, theme } from '@group/themes/contract';
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
  lineHeight: 1.6,
  color: tokens.colour.ink,
  background: tokens.colour.paper,
  accentColor: theme.primary,
  scrollPaddingBlockStart: '6rem',
  textSizeAdjust: '100%',
  hyphens: 'auto',
  // Hyphenates words of at least eight letters, with three before the hyphen and four after it.
  hyphenateLimitChars: '8 3 4',
  // Breaks overlong words, which are frequent at large text sizes on phones, instead of overflowing.
  overflowWrap: 'anywhere',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});
// Prevents the page behind a modal dialog from scrolling, and reserves the width of its scroll bar.
base('html:has(dialog:modal)', { overflow: 'hidden', scrollbarGutter: 'stable' });
base('body', { fontSize: tokens.text.body });
base('h1, h2, h3, h4, h5, h6', {
  fontFamily: character.voice,
  fontWeight: character.voiceWeight,
  lineHeight: 1.15,
  textWrap: 'balance',
  letterSpacing: '-0.01em',
  // Firefox hyphenates to balance lines. Only words that may be too long for a phone are worth it.
  hyphenateLimitChars: '12 4 4',
});
/** The tenant's sign above the headings of sections, an ornament. */
base('[data-sign="rule"] section > h2::before', {
  content: '',
  display: 'block',
  inlineSize: '1.1em',
  aspectRatio: '1',
  marginBlockEnd: '0.35em',
  background: `${character.sign} center / contain no-repeat`,
});
base('p, li', { textWrap: 'pretty' });
base('a', { color: theme.primaryText, textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' });
// A hyphen would read as a part of the address.
base('a[href^="mailto:"]', { hyphens: 'none' });
base('a:hover', { textDecorationThickness: '0.16em' });
/** A dark line around a light one: one of them has a contrast above 3:1 on any background, even on pictures. */
base(':focus-visible', {
  outline: `3px solid ${tokens.colour.ink}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${tokens.colour.paper}`,
  borderRadius: '2px',
});
/** Elements that get focus only to be announced show no focus ring. */
base(':is(h1, h2, main, dialog):focus', { outline: 'none', boxShadow: 'none' });
base('::view-transition-group(root)', { animationDuration: tokens.motion.long });
base('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none !important', transition: 'none !important' },
    print: { background: 'transparent !important', color: '#000 !important', boxShadow: 'none !important' },
  },
});

/** Print: smaller text, no breaks inside blocks, and visible link URLs. */
base('html', { '@media': { print: { fontSize: '10pt', lineHeight: 1.4 } } });
base('h1, h2, h3, h4, h5, h6', { '@media': { print: { breakAfter: 'avoid', breakInside: 'avoid' } } });
/** Room for the next lines: in a grid, Chromium breaks after a heading all the same. */
base('main :is(h2, h3)::after', {
  '@media': { print: { content: '', display: 'block', blockSize: '5rem', marginBlockEnd: '-5rem' } },
});
/** Browsers do not break a grid well between sheets: Firefox moves a whole row, Chromium leaves a heading behind. */
base('main section', { '@media': { print: { display: 'block !important' } } });
base('main section > :not(:last-child)', { '@media': { print: { marginBlockEnd: tokens.space[1] } } });
/** Sizes for paper rather than for a screen's width, so that an advertisement fits onto a sheet. */
base('body', {
  '@media': {
    print: {
      vars: {
        [tokens.space.section]: tokens.space[1],
        [tokens.text.small]: '1rem',
        [tokens.text.body]: '1rem',
        [tokens.text.lead]: '1.125rem',
        [tokens.text.title3]: '1.125rem',
        [tokens.text.title2]: '1.375rem',
        [tokens.text.title1]: '1.875rem',
      },
    },
  },
});
// What only works on a screen.
base('nav, form', { '@media': { print: { display: 'none !important' } } });
base('details::details-content', { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } });
base('li, figure, blockquote, tr', { '@media': { print: { breakInside: 'avoid' } } });
/** Chromium moves a grid that is in another one to the next sheet as a whole, which leaves advertisements a blank sheet. */
base('main section:has(> article), main section > article', { '@media': { print: { display: 'block !important' } } });
base('main section > article, main section > article > *', {
  '@media': { print: { marginBlock: tokens.space[2] } },
});
base('main p a[href^="http"]::after', { '@media': { print: { content: '" (" attr(href) ")"' } } });

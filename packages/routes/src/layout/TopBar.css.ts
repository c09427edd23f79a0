import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens, zIndex } from '@group/ui/foundations/tokens';
import { screenRule, screenStyle } from '../site/screenStyle.ts';
import { menuless, narrowScreen, opener } from './MobileMenu.css.ts';

export const bar = screenStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.bar,
  background: tokens.colour.paper,
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  paddingInline: tokens.space.gutter,
  viewTransitionName: 'top-bar',
  '@media': {
    [media.motion]: { transition: `translate ${tokens.motion.long} ease-out` },
    // With the expanded links it is too tall to be sticky.
    [menuless]: { position: 'static' },
    print: { position: 'static' },
  },
});

// Stays visible while its menu is open. The `:has` rule is separate, because browsers without `:has` drop the whole rule.
screenRule(`${bar}[data-hidden]`, { translate: '0 -101%' });
screenRule(`${bar}[data-hidden]:has(dialog[open])`, { translate: 'none' });

export const content = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
  minBlockSize: '5rem',
  paddingBlock: tokens.space[1],
  maxInlineSize: tokens.width.content,
  marginInline: 'auto',
  '@media': { [narrowScreen]: { columnGap: tokens.space[0.5] } },
});

const shrinking = { flex: '1 1 7rem', maxInlineSize: 'max-content' };

/**
 * A wide logo shrinks to leave room: on narrow screens for the menu button, on broad ones for a navigation as long as
 * the content service allows. With large text the rest wraps before the logo becomes illegible.
 */
export const home = screenStyle({
  minInlineSize: 'min(7rem, 100%)',
  marginInlineEnd: 'auto',
  '@media': { [narrowScreen]: shrinking, [media.broad]: shrinking },
});

const onWideScreens = { '@media': { [media.broad]: { display: 'flex' }, [menuless]: { display: 'flex' } } };

export const navigation = screenStyle({ display: 'none', ...onWideScreens });
export const links = screenStyle({ display: 'flex', flexWrap: 'wrap' });

/** The links without scripts in browsers that do not know the media feature: Chrome before 120, Safari before 17. */
export const plainLinks = screenStyle({
  flexBasis: '100%',
  '@media': { [media.broad]: { display: 'none' }, [media.noScripting]: { display: 'none' } },
});
// It has elements only where scripts are off.
screenRule(`${opener}:has(~ ${plainLinks} > *)`, { display: 'none' });

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  paddingInline: '0.75rem',
  fontSize: tokens.text.small,
  hyphens: 'manual',
  selectors: {
    '&[aria-current]': {
      color: theme.primaryText,
      fontWeight: 700,
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.5em',
    },
  },
});

export const phone = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minBlockSize: '2.75rem',
  color: theme.primaryText,
  fontSize: tokens.text.small,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '@media': {
    [narrowScreen]: { selectors: { [`${content} > &`]: { minInlineSize: '2.75rem', justifyContent: 'center' } } },
  },
});

/**
 * In the bar of a narrow screen the icon stands for the number. In that of a broad one, digits of one width and room for a
 * number such as 044 123 45 67 keep the links at its side in place when the font replaces its fallback.
 */
export const number = screenStyle({
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.broad]: { minInlineSize: '7.25em' },
    [narrowScreen]: {
      selectors: {
        [`${content} > ${phone} > &`]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
    [menuless]: {
      selectors: {
        [`${content} > ${phone} > &`]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
      },
    },
  },
});

/** Below 768 px the languages are in the menu, because there is no room beside the logo and the phone number. */
export const languages = screenStyle({
  display: 'none',
  '@media': { 'screen and (min-width: 48em)': { display: 'block' }, [menuless]: { display: 'block' } },
});

/** The languages stand in the same row, so that the links move together where the bar shows all of them. */
screenRule(`${navigation}:has(~ ${languages}) ${link}`, { '@media': { [media.broad]: { paddingInline: '0.5rem' } } });

export const menuLinks = screenStyle({ display: 'grid' });

export const menuLink = screenStyle({
  display: 'block',
  paddingBlock: tokens.space[2],
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  fontSize: tokens.text.lead,
  lineHeight: 1.3,
  selectors: { '&[aria-current]': { color: theme.primaryText, fontWeight: 700 } },
});

export const skeleton = screenStyle({ display: 'flex', gap: tokens.space[3], overflow: 'hidden' });

import { character } from '@group/themes/contract';
import { createGlobalTheme } from '@vanilla-extract/css';
import { neutrals } from './neutrals.ts';

/**
 * Design tokens shared by all tenants. Sizes are in rem, so that they scale with the visitor's text size, on a grid of
 * 8 px. The tenant's colours are in `@group/themes/contract`.
 */
export const tokens = createGlobalTheme(':root', {
  colour: neutrals,
  space: {
    0.5: '0.25rem',
    1: '0.5rem',
    2: '1rem',
    3: '1.5rem',
    4: '2rem',
    6: '3rem',
    8: '4rem',
    /** Between sections: 48 px on a phone, 96 px on a wide screen, in an even rhythm. */
    section: `calc(${character.pace} * clamp(3rem, 1.5rem + 5vw, 6rem))`,
    /** Gutter: 16 px at a viewport of 320 px, 40 px on a wide screen. */
    gutter: 'clamp(1rem, 0.25rem + 3.2vw, 2.5rem)',
  },
  text: {
    small: 'clamp(1rem, 0.97rem + 0.15vw, 1.0625rem)',
    /** 18 px on a phone, 20 px on a desktop. */
    body: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
    lead: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
    title3: 'clamp(1.3125rem, 1.22rem + 0.45vw, 1.5625rem)',
    title2: 'clamp(1.6875rem, 1.4rem + 1.3vw, 2.375rem)',
    title1: 'clamp(2.125rem, 1.5rem + 2.8vw, 3.625rem)',
  },
  radius: { control: character.control, card: character.card, round: '999px' },
  width: {
    /** 1200 px at the default text size. */
    content: '75rem',
    /** Running text of 60 to 68 characters a line: a zero is wider than most letters. */
    measure: '54ch',
  },
  /** Height of a button or a field: 48 px. */
  control: '3rem',
  motion: { short: '150ms', long: '250ms' },
  font: "'Atkinson Hyperlegible Next', 'Atkinson fallback', 'Atkinson fallback on Android', system-ui, sans-serif",
});

/** Stacking order of overlays; dialogs are in the top layer. */
export const zIndex = { bar: 10, skipLink: 20 } as const;

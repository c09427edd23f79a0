/** Breakpoints at 600, 900 and 1200 px; in em, so that they scale with the visitor's text size. */
export const media = {
  /** Phones whose browser leaves less than 704 px of height, as its bars do on most. */
  low: 'screen and (max-width: 37.49em) and (max-height: 43.99em)',
  wide: 'screen and (min-width: 37.5em)',
  desk: 'screen and (min-width: 56.25em)',
  broad: 'screen and (min-width: 75em)',
  motion: '(prefers-reduced-motion: no-preference)',
  noScripting: '(scripting: none)',
  forcedColours: '(forced-colors: active)',
} as const;

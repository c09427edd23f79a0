import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[1],
  minBlockSize: tokens.control,
  paddingBlock: '0.625rem',
  paddingInline: tokens.space[3],
  // Visible in forced-colors mode, which removes backgrounds.
  border: '2px solid transparent',
  borderRadius: tokens.radius.control,
  // Large text by WCAG (14 pt, bold), for which the tenants' own colours have enough contrast (1.4.6).
  fontSize: 'max(1em, 1.1667rem)',
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': {
    [media.forcedColours]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    [media.motion]: { transition: `background-color ${tokens.motion.short}, color ${tokens.motion.short}` },
    // Paper cannot be pressed, but a number can be dialled.
    print: { selectors: { '&:not([href^="tel:"])': { display: 'none' } } },
  },
} as const;

const enabled = '&:not(:disabled, [aria-disabled="true"])';
const disabled = {
  '&:disabled, &[aria-disabled="true"]': {
    borderColor: 'transparent',
    background: tokens.colour.line,
    color: tokens.colour.softInk,
    cursor: 'default',
  },
} as const;

export const variant = {
  primary: componentStyle({
    ...base,
    background: theme.primary,
    color: theme.onPrimary,
    selectors: { [`${enabled}:hover`]: { background: theme.primaryHover }, ...disabled },
  }),
  secondary: componentStyle({
    ...base,
    background: 'transparent',
    borderColor: theme.primaryText,
    color: theme.primaryText,
    selectors: { [`${enabled}:hover`]: { background: theme.primaryTint }, ...disabled },
  }),
  quiet: componentStyle({
    ...base,
    // Begins where the text above it begins; in forced colours, a border would touch it.
    paddingInline: 0,
    '@media': { ...base['@media'], [media.forcedColours]: { borderStyle: 'none' } },
    background: 'transparent',
    color: theme.primaryText,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    textDecorationThickness: '0.08em',
    selectors: { [`${enabled}:hover`]: { background: theme.primaryTint }, ...disabled },
  }),
};

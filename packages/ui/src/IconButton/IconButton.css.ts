import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

const base = {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: tokens.control,
  blockSize: tokens.control,
  padding: 0,
  borderRadius: tokens.radius.round,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [media.motion]: { transition: `background-color ${tokens.motion.short}` } },
} as const;

const disabled = '&:disabled, &[aria-disabled="true"]';

export const variant = {
  outlined: componentStyle({
    ...base,
    border: `2px solid ${theme.primaryText}`,
    background: tokens.colour.paper,
    color: theme.primaryText,
    selectors: {
      [`&:hover:not(:disabled, [aria-disabled="true"])`]: { background: theme.primaryTint },
      [disabled]: { borderColor: tokens.colour.line, color: tokens.colour.controlLine, cursor: 'default' },
    },
  }),
  plain: componentStyle({
    ...base,
    border: '2px solid transparent',
    background: 'transparent',
    color: 'inherit',
    selectors: {
      [`&:hover:not(:disabled, [aria-disabled="true"])`]: { background: theme.primaryTint, color: theme.primaryText },
      [disabled]: { opacity: 0.5, cursor: 'default' },
    },
  }),
};

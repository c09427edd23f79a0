import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

const base = {
  display: 'inline-block',
  paddingInline: '0.625em',
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.round,
  fontSize: tokens.text.small,
  fontWeight: 600,
  lineHeight: 1.7,
} as const;

export const tone = {
  neutral: componentStyle({ ...base, background: tokens.colour.paper }),
  primary: componentStyle({ ...base, background: theme.primaryTint, color: theme.primaryText }),
  secondary: componentStyle({ ...base, background: theme.secondaryTint, color: theme.secondaryText }),
};

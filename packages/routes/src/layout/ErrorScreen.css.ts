import { theme } from '@group/themes/contract';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../site/screenStyle.ts';

export const help = screenStyle({ maxInlineSize: tokens.width.measure, fontSize: tokens.text.lead });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });

export const reload = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  paddingInline: tokens.space[3],
  borderRadius: tokens.radius.control,
  background: theme.primary,
  color: theme.onPrimary,
  fontWeight: 650,
  textDecoration: 'none',
  ':hover': { background: theme.primaryHover },
});

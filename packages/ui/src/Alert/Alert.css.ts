import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

const base = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space[2],
  padding: tokens.space[3],
  border: `1px solid ${tokens.colour.line}`,
  borderInlineStart: '6px solid',
  borderRadius: tokens.radius.card,
} as const;

export const tone = {
  info: componentStyle({ ...base, borderInlineStartColor: theme.primary, background: tokens.colour.paper }),
  success: componentStyle({
    ...base,
    borderInlineStartColor: tokens.colour.success,
    background: tokens.colour.successTint,
  }),
  problem: componentStyle({
    ...base,
    borderInlineStartColor: tokens.colour.problem,
    background: tokens.colour.problemTint,
  }),
};

export const icon = {
  info: componentStyle({ color: theme.primaryText, paddingBlockStart: '0.2em' }),
  success: componentStyle({ color: tokens.colour.success, paddingBlockStart: '0.2em' }),
  problem: componentStyle({ color: tokens.colour.problem, paddingBlockStart: '0.2em' }),
};

export const content = componentStyle({ display: 'grid', gap: tokens.space[1] });
export const title = componentStyle({ fontWeight: 700, lineHeight: 1.4 });

import { componentStyle } from '../../foundations/componentStyle.ts';
import { tokens } from '../../foundations/tokens.css.ts';

export const summary = componentStyle({
  display: 'grid',
  gap: tokens.space[1],
  padding: tokens.space[3],
  border: `3px solid ${tokens.colour.problem}`,
  borderRadius: tokens.radius.card,
  background: tokens.colour.paper,
});

export const list = componentStyle({ display: 'grid', gap: tokens.space[0.5] });

export const link = componentStyle({
  display: 'inline-block',
  paddingBlock: '0.25rem',
  color: tokens.colour.problem,
  fontWeight: 650,
});

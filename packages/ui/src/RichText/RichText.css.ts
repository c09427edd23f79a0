import { theme } from '@group/themes/contract';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

export const text = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.two,
  maxInlineSize: tokens.width.measure,
});

const listed = { display: 'grid', gap: tokens.space.half, paddingInlineStart: tokens.space.three };

export const list = {
  ordered: componentStyle({ ...listed, listStyle: 'decimal' }),
  unordered: componentStyle({ ...listed, listStyle: 'disc' }),
};

export const quote = componentStyle({
  paddingInlineStart: tokens.space.three,
  borderInlineStart: `4px solid ${theme.secondary}`,
  fontSize: tokens.text.lead,
});

export const code = componentStyle({ overflowX: 'auto', fontSize: tokens.text.small });

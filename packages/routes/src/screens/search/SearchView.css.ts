import { theme } from '@group/themes/contract';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });

export const results = screenStyle({ display: 'grid', borderBlockStart: `1px solid ${tokens.colour.line}` });

export const result = screenStyle({
  display: 'grid',
  gap: tokens.space[0.5],
  paddingBlock: tokens.space[3],
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  overflowWrap: 'anywhere',
});

/** At least 44 px high for fingers, with a line of its heading. */
export const link = screenStyle({ display: 'inline-block', paddingBlock: tokens.space[1] });

export const found = screenStyle({ background: theme.primaryTint, color: 'inherit', fontWeight: 650 });

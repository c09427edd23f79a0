import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const list = screenStyle({ display: 'grid', maxInlineSize: '52rem' });

export const download = screenStyle({
  display: 'grid',
  gap: tokens.space[0.5],
  paddingBlock: tokens.space[2],
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
});

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minBlockSize: '2.75rem',
});

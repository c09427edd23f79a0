import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const list = screenStyle({ display: 'grid', maxInlineSize: '52rem' });

export const download = screenStyle({
  display: 'grid',
  gap: tokens.space.half,
  paddingBlock: tokens.space.two,
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
});

export const link = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.one,
  minBlockSize: '1.75rem',
});

import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const month = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.three });
export const months = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.six });

export const calendar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.two} ${tokens.space.three}`,
});

export const details = screenStyle({ paddingBlockStart: tokens.space.one });

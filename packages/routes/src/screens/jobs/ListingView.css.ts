import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** The job count, above the filters: on a phone, what is below them is out of sight for those who choose. */
export const count = screenStyle({ gridColumn: '1 / -1', fontSize: tokens.text.lead, fontWeight: 650 });

export const results = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[3],
});

export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });

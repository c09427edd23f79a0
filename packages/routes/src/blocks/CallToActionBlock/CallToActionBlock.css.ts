import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** On wide screens the button stands at the end of the row, beside the words. */
export const row = screenStyle({
  display: 'grid',
  gap: tokens.space[3],
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});

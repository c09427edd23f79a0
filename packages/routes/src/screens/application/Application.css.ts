import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** What the form is for, and on broad windows the form beside it; the heading has the width of both. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${tokens.space[2]} ${tokens.space[8]}`,
  '@media': {
    [media.broad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
});

export const heading = screenStyle({ gridColumn: '1 / -1' });

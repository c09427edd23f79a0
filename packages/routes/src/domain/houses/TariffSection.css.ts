import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** Both tables beside each other on wide windows and on paper, so that a tariff fits one page. */
export const tables = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space[4],
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: tokens.space[6] },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', fontSize: '8pt', lineHeight: 1.2 },
  },
});

export const part = screenStyle({
  display: 'grid',
  gap: tokens.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { breakInside: 'avoid' } },
});

export const unbroken = screenStyle({ '@media': { print: { breakInside: 'avoid' } } });

export const month = screenStyle({
  display: 'block',
  fontSize: tokens.text.small,
  fontWeight: 400,
  '@media': { print: { fontSize: '1em' } },
});

import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** The contact details come first; on wide screens they are beside the form. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: tokens.space[8] } },
});

export const write = screenStyle({ display: 'grid', gap: tokens.space[3], alignContent: 'start' });

export const panel = screenStyle({
  display: 'grid',
  gap: tokens.space[3],
  alignSelf: 'start',
  padding: tokens.space[3],
  borderRadius: tokens.radius.card,
  background: theme.primaryTint,
  overflowWrap: 'anywhere',
  '@media': { [media.desk]: { order: 2 }, [media.forcedColours]: { border: '1px solid' } },
});

export const facts = screenStyle({ display: 'grid', gap: tokens.space[2] });
export const term = screenStyle({ color: tokens.colour.softInk, fontSize: tokens.text.small });

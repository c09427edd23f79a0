import { theme } from '@group/themes/contract';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../site/screenStyle.ts';

/** Between the top bar and the page, whose first section may have a ground of its own. */
export const notice = screenStyle({
  paddingBlock: tokens.space[1],
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
  background: theme.secondaryTint,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const content = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space[1],
});

export const icon = screenStyle({ color: theme.secondaryText, paddingBlockStart: '0.15em' });

import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../site/screenStyle.ts';

export const printed = screenStyle({
  display: 'none',
  '@media': { print: { display: 'flex', alignItems: 'center', gap: tokens.space[2], breakInside: 'avoid' } },
});

import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../site/screenStyle.ts';

/** Between the top bar and the page, whose first section may have a ground of its own. */
export const notice = screenStyle({ paddingBlock: tokens.space[2], overflowWrap: 'anywhere' });

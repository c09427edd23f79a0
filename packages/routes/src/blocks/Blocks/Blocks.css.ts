import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** Breadcrumbs between the top bar and a hero. */
export const breadcrumbs = screenStyle({ paddingBlock: tokens.space[0.5] });

/** Marks the language of its content, and is no box of its own. */
export const localised = screenStyle({ display: 'contents' });

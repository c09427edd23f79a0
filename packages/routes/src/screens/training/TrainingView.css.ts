import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.two });
export const overline = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.one });

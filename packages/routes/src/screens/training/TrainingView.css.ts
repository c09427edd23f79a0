import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });
export const overline = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[1] });
export const houses = screenStyle({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[2] });

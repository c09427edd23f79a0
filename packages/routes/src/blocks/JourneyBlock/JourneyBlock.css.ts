import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

const withIcon = { display: 'inline-flex', alignItems: 'center', gap: tokens.space[1] };

export const way = screenStyle(withIcon);
export const map = screenStyle(withIcon);

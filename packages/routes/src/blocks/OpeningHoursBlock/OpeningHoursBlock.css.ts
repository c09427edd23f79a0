import { theme } from '@group/themes/contract';
import { screenStyle } from '../../site/screenStyle.ts';

/** As high as its line, so that nothing moves when the script fills it in. */
export const state = screenStyle({ minBlockSize: '1.6em', color: theme.primaryText, fontWeight: 650 });

/** Lines break before or after an opening time, not within it. */
export const span = screenStyle({ whiteSpace: 'nowrap' });

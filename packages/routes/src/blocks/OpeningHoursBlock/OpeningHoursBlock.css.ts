import { theme } from '@group/themes/contract';
import { screenStyle } from '../../site/screenStyle.ts';

/** As high as its line, so that nothing moves when the script fills it in. */
export const state = screenStyle({ minBlockSize: '1.6em', color: theme.primaryText, fontWeight: 650 });

/** Lines break before or after an opening time, and within it only if it is broader than the screen. */
export const span = screenStyle({ display: 'inline-block', verticalAlign: 'top' });

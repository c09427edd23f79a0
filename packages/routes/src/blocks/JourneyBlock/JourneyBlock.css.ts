import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

const withIcon = { display: 'inline-flex', alignItems: 'center', gap: tokens.space[1] };

export const way = screenStyle(withIcon);
/** As high as a fingertip (WCAG 2.2, 2.5.5). */
export const map = screenStyle({
  ...withIcon,
  minBlockSize: '2.75rem',
  // Its address is too long to type.
  '@media': { print: { display: 'none' } },
});

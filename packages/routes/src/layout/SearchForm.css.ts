import { tokens } from '@group/ui/foundations/tokens';
import { screenRule, screenStyle } from '../site/screenStyle.ts';

/** The field and beside it the button, or below it where larger text leaves too little room. */
export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: tokens.space[2],
  maxInlineSize: '40rem',
});

screenRule(`${row} > :first-child`, { flex: '1 1 9rem' });

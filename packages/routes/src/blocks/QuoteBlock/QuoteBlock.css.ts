import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** The quote, on wide screens beside the author's portrait. */
export const row = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[4],
  maxInlineSize: '60rem',
  '@media': { [media.wide]: { flexDirection: 'row', alignItems: 'center' } },
});

export const portrait = screenStyle({ flex: 'none', inlineSize: '10rem', maxInlineSize: '100%' });

export const quote = screenStyle({
  display: 'grid',
  gap: tokens.space[2],
  paddingInlineStart: tokens.space[3],
  borderInlineStart: `4px solid ${theme.primary}`,
});

export const text = screenStyle({ fontSize: tokens.text.title3, lineHeight: 1.4, textWrap: 'pretty' });

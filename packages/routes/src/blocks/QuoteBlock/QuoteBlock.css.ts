import { character, theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** The quote in the middle, on wide screens beside the author's portrait. */
export const row = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[4],
  marginInline: 'auto',
  maxInlineSize: '60rem',
  '@media': { [media.wide]: { flexDirection: 'row', alignItems: 'center' } },
});

export const portrait = screenStyle({ flex: 'none', inlineSize: '10rem', maxInlineSize: '100%' });

export const quote = screenStyle({ display: 'grid', gap: tokens.space[2] });

/** Begins with a large mark, an ornament: its alternative text is empty where browsers know one. */
export const text = screenStyle({
  color: theme.primaryText,
  fontFamily: character.voice,
  fontSize: tokens.text.title2,
  fontWeight: character.voiceWeight,
  lineHeight: 1.3,
  textWrap: 'pretty',
  '::before': {
    content: ['"«"', '"«" / ""'],
    display: 'block',
    color: theme.secondaryText,
    fontSize: '2em',
    lineHeight: 0.8,
  },
});

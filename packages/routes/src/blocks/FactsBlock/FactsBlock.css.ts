import { character, theme } from '@group/themes/contract';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: tokens.space[3],
});

/** The value stands above its label, which comes first for screen readers. */
export const fact = screenStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlockStart: tokens.space[1],
  borderBlockStart: `4px solid ${theme.secondary}`,
  // On a phone the last of three has the second row to itself.
  '@media': {
    'screen and (max-width: 37.49em)': { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

export const value = screenStyle({
  color: theme.primaryText,
  fontFamily: character.voice,
  fontSize: `calc(${tokens.text.title1} * 1.2)`,
  fontWeight: character.voiceWeight,
  lineHeight: 1.1,
});

import { character, theme } from '@group/themes/contract';
import { inCharacter } from '@group/ui/foundations/inCharacter';
import { tokens } from '@group/ui/foundations/tokens';
import { screenRule, screenStyle } from '../../site/screenStyle.ts';

export const advantage = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space[2],
});

const signTick = inCharacter('sign', 'tick');

/** The tick, or the tenant's sign. */
export const sign = screenStyle({
  color: theme.primaryText,
  fontSize: tokens.text.title3,
  lineHeight: 1.3,
  selectors: {
    [signTick]: {
      inlineSize: '1.25em',
      blockSize: '1.25em',
      background: `${character.sign} center / contain no-repeat`,
    },
  },
});

screenRule(`${signTick.replace('&', sign)} > svg`, { display: 'none' });

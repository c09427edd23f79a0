import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { screenRule, screenStyle } from '../../site/screenStyle.ts';
import { careContributions } from './careContributions.ts';

const maxLevel = Math.max(...careContributions.map(({ levels }) => levels));

/** Both tables beside each other on wide windows and on paper, so that a tariff fits one page. */
export const tables = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space[4],
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: tokens.space[6] },
    print: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      fontSize: '8pt',
      lineHeight: 1.2,
      // Heads and sentences are as large as the amounts.
      vars: { [tokens.text.small]: '1em', [tokens.text.body]: '1em' },
    },
  },
});

export const part = screenStyle({
  display: 'grid',
  gap: tokens.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { breakInside: 'avoid' } },
});

export const unbroken = screenStyle({ '@media': { print: { breakInside: 'avoid' } } });

export const month = screenStyle({
  display: 'block',
  fontSize: tokens.text.small,
  fontWeight: 400,
});

/** Works by `:has()` alone; nothing is sent or stored. Not on paper: its rules come after those for print. */
export const chooser = screenStyle({
  display: 'none',
  '@supports': { 'selector(:has(*))': { '@media': { screen: { display: 'block', maxInlineSize: '20rem' } } } },
});

export const payTable = screenStyle({});

/** The heading of the totals. */
const rowsBeforeLevels = 1;

// Hides the rows of all levels but the chosen one, which its option names by position.
for (let position = 0; position <= maxLevel; position += 1) {
  const others = `tr:nth-child(n + ${rowsBeforeLevels + 1}):not(:nth-child(${rowsBeforeLevels + position + 1}))`;
  screenRule(`${part}:has(option[value="${position}"]:checked) ${payTable} tbody + tbody ${others}`, {
    display: 'none',
  });
}

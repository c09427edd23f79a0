import { screensLayer } from '@group/ui/foundations/layers';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { screenStyle } from '../../site/screenStyle.ts';
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
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', fontSize: '8pt', lineHeight: 1.2 },
  },
});

export const part = screenStyle({
  display: 'grid',
  gap: tokens.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { breakInside: 'avoid' } },
});

export const month = screenStyle({
  display: 'block',
  fontSize: tokens.text.small,
  fontWeight: 400,
  '@media': { print: { fontSize: '1em' } },
});

/** Works by `:has()` alone; nothing is sent or stored. */
export const chooser = screenStyle({
  display: 'none',
  '@supports': { 'selector(:has(*))': { display: 'block', maxInlineSize: '20rem' } },
  '@media': { print: { display: 'none' } },
});

export const payTable = screenStyle({});
export const careTable = screenStyle({});

/** Rows before that of level 0. */
const rowsBefore = { [payTable]: 2, [careTable]: 0 };

// Hides the rows of all levels but the chosen one.
for (let level = 0; level <= maxLevel; level += 1) {
  for (const [table, before] of Object.entries(rowsBefore)) {
    const others = `tr:nth-child(n + ${before + 1}):not(:nth-child(${before + level + 1}))`;
    globalStyle(`${part}:has(option[value="${level}"]:checked) ${table} tbody ${others}`, {
      '@layer': { [screensLayer]: { display: 'none' } },
    });
  }
}

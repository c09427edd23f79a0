import { character, theme } from '@group/themes/contract';
import { componentRule, componentStyle } from '../foundations/componentStyle.ts';
import { inCharacter } from '../foundations/inCharacter.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

/** The text comes first in the DOM, for screen readers; the picture comes first visually. */
const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  overflow: 'hidden',
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.colour.paper,
  color: tokens.colour.ink,
  '@media': { [media.motion]: { transition: `border-color ${tokens.motion.short}` } },
  selectors: {
    '&:has(a:hover)': { borderColor: theme.primaryText },
    [inCharacter('lists', 'tinted')]: { borderColor: 'transparent', background: theme.primaryTint },
    [inCharacter('lists', 'open')]: {
      borderWidth: '4px 0 0',
      borderColor: theme.secondary,
      borderRadius: 0,
      background: 'none',
    },
    [inCharacter('lists', 'rows')]: {
      borderWidth: '0 0 1px',
      borderRadius: 0,
      background: 'none',
    },
  },
});

/** Beside cards with pictures, one without shows the tenant's sign in the place of its own. */
componentRule(`:has(> ${card} > picture) > ${card}:not(:has(> picture))::after`, {
  '@media': {
    'screen and (min-width: 41em)': {
      content: '',
      aspectRatio: '3 / 2',
      background: `${character.sign} center / auto 40% no-repeat ${theme.secondaryTint}`,
    },
  },
});

/** On narrow screens the text is above the picture, so that the first entry of a list is in the first screen. */
const beside = componentStyle({
  flexDirection: 'column',
  '@media': { [media.desk]: { flexDirection: 'row-reverse', alignItems: 'stretch' } },
});

const inRows = inCharacter('lists', 'rows');

/** As rows, cards have the whole width, on wide screens with the picture at their side. */
componentRule(`${inRows.replace('&', ':is(ul, div)')}:has(> ${card})`, { gridTemplateColumns: 'minmax(0, 1fr)' });
componentRule(inRows.replace('&', card), {
  '@media': {
    [media.wide]: { flexDirection: 'row-reverse', alignItems: 'flex-start', paddingBlockEnd: tokens.space[3] },
  },
});
componentRule(`${inRows.replace('&', card)} > picture, ${inRows.replace('&', card)}::after`, {
  '@media': { [media.wide]: { flex: '0 0 33%' } },
});

/** Between phones and wide screens, a last card with no other beside it has the row to itself, with the picture at its side. */
const alone = `:root:not([data-lists="rows"]) ${card}:last-child:nth-child(odd)`;
const twoColumns = 'screen and (min-width: 41em) and (max-width: 56.24em)';
componentRule(alone, { '@media': { [twoColumns]: { gridColumn: '1 / -1', flexDirection: 'row-reverse' } } });
componentRule(`${alone} > picture, ${alone}::after`, { '@media': { [twoColumns]: { flex: '0 0 50%' } } });

componentRule(`${beside} > *`, { '@media': { [media.desk]: { flex: '1 1 0', alignContent: 'center' } } });

export const layout = { above: card, beside: `${card} ${beside}` };

export const content = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[1],
  flexGrow: 1,
  padding: tokens.space[3],
  selectors: { [inCharacter('lists', 'open')]: { paddingInline: 0 } },
  '@media': {
    [media.wide]: { selectors: { [inRows]: { paddingBlock: 0 } } },
    [media.desk]: { selectors: { [`:root:not([data-lists="rows"]) ${beside} > &`]: { padding: tokens.space[6] } } },
  },
});

// Open cards have no padding of their own that keeps the text from a picture at its side.
componentRule(`${alone} > ${content}:has(~ picture)`, {
  '@media': { [twoColumns]: { paddingInlineStart: tokens.space[3] } },
});

/** Extends the link's hit area to the whole card. */
export const link = componentStyle({
  color: theme.primaryText,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textDecorationThickness: '0.1em' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: tokens.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${tokens.colour.ink}`, outlineOffset: '-5px' },
  },
});

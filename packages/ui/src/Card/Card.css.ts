import { theme } from '@group/themes/contract';
import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../foundations/componentStyle.ts';
import { componentsLayer } from '../foundations/layers.css.ts';
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
  selectors: { '&:has(a:hover)': { borderColor: theme.primaryText } },
});

const beside = componentStyle({ '@media': { [media.desk]: { flexDirection: 'row-reverse', alignItems: 'stretch' } } });

globalStyle(`${beside} > *`, {
  '@layer': { [componentsLayer]: { '@media': { [media.desk]: { flex: '1 1 0', alignContent: 'center' } } } },
});

export const layout = { above: card, beside: `${card} ${beside}` };

export const content = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[1],
  flexGrow: 1,
  padding: tokens.space[3],
  '@media': { [media.desk]: { selectors: { [`${beside} > &`]: { padding: tokens.space[6] } } } },
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

import { theme } from '@group/themes/contract';
import { media } from '@group/ui/foundations/media';
import { tokens } from '@group/ui/foundations/tokens';
import { style } from '@vanilla-extract/css';
import { screenStyle } from '../../site/screenStyle.ts';

const hero = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const plain = style([hero, screenStyle({ background: theme.primaryTint })]);

const pictured = screenStyle({});

export const withPicture = style([
  hero,
  pictured,
  screenStyle({ '@media': { [media.desk]: { minBlockSize: 'min(44rem, 80vh)', gridTemplateRows: '1fr' } } }),
]);

const sameCell = { '@media': { [media.desk]: { gridArea: '1 / 1' } } };

export const picture = screenStyle({
  blockSize: 'clamp(15rem, 62vw, 26rem)',
  '@media': { [media.desk]: { gridArea: '1 / 1', blockSize: 'auto', minBlockSize: 0, position: 'relative' } },
});

export const content = screenStyle({
  ...sameCell,
  display: 'grid',
  alignItems: 'end',
  inlineSize: '100%',
  maxInlineSize: `calc(${tokens.width.content} + 2 * ${tokens.space.gutter})`,
  marginInline: 'auto',
  paddingInline: tokens.space.gutter,
  zIndex: 1,
});

/**
 * Below the picture on narrow screens; on wide ones a card that overlaps its lower edge. Without a picture, text on the
 * tinted background.
 */
export const text = screenStyle({
  display: 'grid',
  gap: tokens.space[2],
  paddingBlock: tokens.space[4],
  '@media': {
    [media.desk]: {
      maxInlineSize: '40rem',
      paddingBlock: tokens.space[8],
      selectors: {
        [`${pictured} &`]: {
          marginBlockEnd: tokens.space[6],
          padding: tokens.space[4],
          borderRadius: tokens.radius.card,
          background: tokens.colour.paper,
          borderInlineStart: `8px solid ${theme.primary}`,
        },
      },
    },
    [media.forcedColours]: { selectors: { [`${pictured} &`]: { border: '1px solid' } } },
  },
});

export const lead = screenStyle({ fontSize: tokens.text.lead, color: tokens.colour.softInk, lineHeight: 1.45 });

import { componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

const { long } = tokens.motion;

const base = {
  inset: 0,
  maxInlineSize: '100%',
  padding: 0,
  border: 'none',
  background: tokens.colour.paper,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

const backdrop = { '&::backdrop': { background: tokens.colour.backdrop } } as const;

/** Animates from and to the closed state; stays in the top layer until the exit animation ends. */
function animatedFrom(closed: { translate: string; opacity?: number }) {
  return {
    [media.motion]: {
      ...closed,
      transition: [
        `translate ${long} ease-out`,
        `opacity ${long}`,
        `overlay ${long} allow-discrete`,
        `display ${long} allow-discrete`,
      ].join(', '),
      selectors: { '&[open]': { translate: '0 0', opacity: 1 } },
      '@starting-style': { selectors: { '&[open]': closed } },
    },
  } as const;
}

export const shape = {
  window: componentStyle({
    ...base,
    inlineSize: 'min(40rem, 100% - 2rem)',
    maxBlockSize: 'calc(100dvh - 2rem)',
    borderRadius: tokens.radius.card,
    selectors: backdrop,
    '@media': { ...animatedFrom({ translate: '0 1rem', opacity: 0 }), [media.forcedColours]: { border: '2px solid' } },
  }),
  /** Slides in from the right edge, at full height. */
  panel: componentStyle({
    ...base,
    insetInlineStart: 'auto',
    inlineSize: 'min(26rem, 100%)',
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
    selectors: backdrop,
    '@media': { ...animatedFrom({ translate: '100% 0' }), [media.forcedColours]: { border: '2px solid' } },
  }),
};

export const header = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space[3],
  background: tokens.colour.paper,
});

export const content = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[2],
  paddingInline: tokens.space[3],
  paddingBlockEnd: tokens.space[4],
});

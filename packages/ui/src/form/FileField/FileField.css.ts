import { theme } from '@group/themes/contract';
import { componentStyle } from '../../foundations/componentStyle.ts';
import { media } from '../../foundations/media.ts';
import { tokens } from '../../foundations/tokens.css.ts';

/** The transparent file input covers the drop zone, so that clicks and drops reach the native control. */
export const zone = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[2],
  rowGap: tokens.space[0.5],
  inlineSize: '100%',
  minBlockSize: '4.5rem',
  padding: tokens.space[2],
  border: `2px dashed ${tokens.colour.controlLine}`,
  borderRadius: tokens.radius.control,
  background: tokens.colour.paper,
  selectors: {
    '&:hover': { borderColor: theme.primaryText, background: theme.primaryTint },
    '&:has(:focus-visible)': { outline: `3px solid ${tokens.colour.ink}`, outlineOffset: '2px' },
    '&:has([aria-invalid="true"])': { borderColor: tokens.colour.problem },
  },
});

export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': { [media.noScripting]: { position: 'static', opacity: 1 } },
});

export const choose = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  color: theme.primaryText,
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  '@media': { [media.noScripting]: { display: 'none' } },
});

/** Only for devices with a pointer that can drag. */
export const drop = componentStyle({
  display: 'none',
  color: tokens.colour.softInk,
  '@media': { '(hover: hover) and (scripting: enabled)': { display: 'inline' } },
});

export const list = componentStyle({ display: 'grid', inlineSize: '100%' });

export const file = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: tokens.space[2],
  paddingBlock: tokens.space[0.5],
  borderBlockEnd: `1px solid ${tokens.colour.line}`,
});

export const name = componentStyle({ display: 'grid', lineHeight: 1.35, overflowWrap: 'anywhere', hyphens: 'none' });
export const size = componentStyle({ color: tokens.colour.softInk, fontSize: tokens.text.small });

import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../screenStyle.ts';

/** The heading comes first for readers, the picture first for the eye. */
export const teaser = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: tokens.space.two,
});

export const words = screenStyle({ display: 'grid', gap: tokens.space.one });
export const date = screenStyle({ color: tokens.colour.softInk, fontSize: tokens.text.small });
export const link = screenStyle({ '::after': { content: '', position: 'absolute', inset: 0 } });

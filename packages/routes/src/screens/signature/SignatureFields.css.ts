import { theme } from '@group/themes/contract';
import { tokens } from '@group/ui/foundations/tokens';
import { screenStyle } from '../../site/screenStyle.ts';

/** All fields are equally wide. */
export const fields = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] });

export const days = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[1] });

export const legend = screenStyle({ marginBlockEnd: tokens.space[1], fontWeight: 650, lineHeight: 1.4 });

/** The whole label is clickable. */
export const day = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minBlockSize: tokens.control,
  paddingInline: tokens.space[2],
  border: `1px solid ${tokens.colour.controlLine}`,
  borderRadius: tokens.radius.control,
  background: tokens.colour.paper,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: tokens.colour.ink },
    '&:has(:checked)': { borderColor: theme.primary, background: theme.primaryTint },
  },
});

export const box = screenStyle({ inlineSize: '1.25rem', blockSize: '1.25rem', cursor: 'pointer' });

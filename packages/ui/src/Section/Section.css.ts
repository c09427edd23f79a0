import { theme } from '@group/themes/contract';
import { gutters } from '../Container/Container.css.ts';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

const base = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  paddingBlock: tokens.space.band,
  paddingInline: gutters,
  // Bands of one ground follow each other with one distance, not with two.
  selectors: { '& + &': { paddingBlockStart: 0 } },
} as const;

export const background = {
  paper: componentStyle(base),
  warm: componentStyle({ ...base, background: tokens.colour.warmPaper }),
  primary: componentStyle({ ...base, background: theme.primaryTint }),
  secondary: componentStyle({ ...base, background: theme.secondaryTint }),
};

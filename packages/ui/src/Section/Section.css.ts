import { theme } from '@group/themes/contract';
import { gutters } from '../Container/Container.css.ts';
import { band } from '../foundations/band.css.ts';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

const base = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  paddingBlock: tokens.space.section,
  paddingInline: gutters,
  // Adjacent sections with the same background have one gap between them instead of two.
  selectors: { '& + &': { paddingBlockStart: 0 } },
} as const;

export const background = {
  /** The tenant's ground, with its sign as an ornament. */
  band: `${band} ${componentStyle(base)}`,
  paper: componentStyle(base),
  warm: componentStyle({ ...base, background: tokens.colour.warmPaper }),
  primary: componentStyle({ ...base, background: theme.primaryTint }),
  secondary: componentStyle({ ...base, background: theme.secondaryTint }),
};

import { theme } from '@group/themes/contract';
import { gutters } from '../Container/Container.css.ts';
import { band } from '../foundations/band.css.ts';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

const base = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  paddingBlock: tokens.space.section,
  paddingInline: gutters,
});

/** Adjacent sections with the same background have one gap between them instead of two. */
function on(colour?: string): string {
  return componentStyle({
    ...(colour && { background: colour }),
    selectors: { '& + &': { paddingBlockStart: 0 } },
  });
}

export const background = {
  /** The tenant's ground, with its sign as an ornament. */
  band: `${base} ${band}`,
  paper: `${base} ${on()}`,
  warm: `${base} ${on(tokens.colour.warmPaper)}`,
  primary: `${base} ${on(theme.primaryTint)}`,
  secondary: `${base} ${on(theme.secondaryTint)}`,
};

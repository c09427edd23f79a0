import { theme } from '@group/themes/contract';
import { gutters } from '../Container/Container.css.ts';
import { band } from '../foundations/band.css.ts';
import { componentRule, componentStyle } from '../foundations/componentStyle.ts';
import { media } from '../foundations/media.ts';
import { tokens } from '../foundations/tokens.css.ts';

const base = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  paddingBlock: tokens.space.section,
  paddingInline: gutters,
  // Breadcrumbs are as high as on pages that open with a picture.
  selectors: { 'main > &:first-child:has(> nav:first-child)': { paddingBlockStart: tokens.space[0.5] } },
});

/** On broad windows the heading stands beside the content, which is as narrow as a line of text. */
export const headingBeside = componentStyle({
  '@media': {
    [media.broad]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      alignItems: 'start',
      columnGap: tokens.space[8],
    },
  },
});
componentRule(`${headingBeside} > :not(:first-child)`, { '@media': { [media.broad]: { gridColumn: '2' } } });

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

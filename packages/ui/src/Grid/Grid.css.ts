import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

function grid(minColumnWidth: string, fit: 'auto-fit' | 'auto-fill' = 'auto-fit'): string {
  return componentStyle({
    display: 'grid',
    inlineSize: '100%',
    gridTemplateColumns: `repeat(${fit}, minmax(min(${minColumnWidth}, 100%), 1fr))`,
    gap: tokens.space[3],
  });
}

/**
 * One row, from the width of an upright tablet on, or one column: never an entry alone in a row of its own. The length is
 * of the space that this width leaves; below it, as with larger text, a column is as wide as the grid.
 */
const row = componentStyle({
  display: 'grid',
  gap: tokens.space[3],
  '@media': {
    'screen and (min-width: 48em)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(1rem, (42rem - 100%) * 999, 100%), 1fr))',
    },
  },
});

/** Minimum column width per number of columns, within 1200 px. */
export const columns = { row, two: grid('26rem'), three: grid('18rem') };

export const fewColumns = {
  row,
  two: grid('26rem', 'auto-fill'),
  three: grid('18rem', 'auto-fill'),
};

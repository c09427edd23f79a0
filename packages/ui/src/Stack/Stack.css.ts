import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

function stack(gap: string): string {
  return componentStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap,
    // A stack all of whose parts are missing takes no gap from what surrounds it.
    selectors: { '&:empty': { display: 'none' } },
  });
}

const { space } = tokens;

/** Keys are multiples of 8 px. */
export const gap = {
  1: stack(space[1]),
  2: stack(space[2]),
  3: stack(space[3]),
  4: stack(space[4]),
  6: stack(space[6]),
};

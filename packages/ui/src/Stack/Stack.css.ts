import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';

const { one, two, three, four, six } = tokens.space;

function stack(gap: string): string {
  return componentStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap,
  });
}

export const gap = { one: stack(one), two: stack(two), three: stack(three), four: stack(four), six: stack(six) };

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

/** Minimum column width per number of columns, within 1200 px. */
export const columns = { two: grid('26rem'), three: grid('18rem'), four: grid('12rem') };

export const fewColumns = {
  two: grid('26rem', 'auto-fill'),
  three: grid('18rem', 'auto-fill'),
  four: grid('12rem', 'auto-fill'),
};

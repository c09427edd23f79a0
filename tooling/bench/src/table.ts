import type { Figure } from './figure.ts';

/** A table for the terminal, as Markdown. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

const mark = (met: boolean | undefined): string => (met === undefined ? '' : met ? 'met' : 'MISSED');

/** The result: every value with its budget. */
export function resultOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, goal = '', measured, met }) => [what, goal, measured, mark(met)]);
  return tableOf(['what', 'goal', 'measured', 'budget'], rows);
}

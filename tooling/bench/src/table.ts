/** One line of the result. */
export interface Row {
  what: string;
  figures: readonly string[];
  /** Whether a budget is met; none where there is none. */
  met?: boolean;
}

const mark = (met: boolean | undefined): string => (met === undefined ? '' : met ? 'met' : 'MISSED');

/** A table for the terminal, as Markdown. */
export function tableOf(heads: readonly string[], rows: readonly Row[]): string {
  const cells = [['', ...heads, 'budget'], ...rows.map(({ what, figures, met }) => [what, ...figures, mark(met)])];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head = [], ...body] = cells;
  return [line(head), rule, ...body.map(line)].join('\n');
}

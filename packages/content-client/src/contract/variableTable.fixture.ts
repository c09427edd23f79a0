import type { z } from 'zod';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A Markdown table of a program's variables, aligned as the formatter aligns it. */
export function variableTable(schema: z.ZodObject): string {
  const rows = Object.entries(schema.shape).map(([name, variable]) => {
    const { description, unset } = ('meta' in variable && variable.meta()) || {};
    return [`\`${name}\``, sentence(textOf(description)), textOf(unset)];
  });
  const header = ['Variable', 'Meaning', 'Without it'];
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(header), rule, ...rows.map(line)].join('\n');
}

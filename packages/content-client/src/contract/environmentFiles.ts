import type { z } from 'zod';

interface Variable {
  name: string;
  description: string;
  unset: string;
  example: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The documented variables of a program's schema. */
function variablesOf(schema: z.ZodObject): Variable[] {
  return Object.entries(schema.shape).map(([name, variable]) => {
    const { description, unset, example } = ('meta' in variable && variable.meta()) || {};
    return { name, description: sentence(textOf(description)), unset: textOf(unset), example: textOf(example) };
  });
}

/** A Markdown table of a program's variables, aligned as the formatter aligns it. */
export function variableTable(schema: z.ZodObject): string {
  const rows = variablesOf(schema).map(({ name, description, unset }) => [`\`${name}\``, description, unset]);
  const header = ['Variable', 'Meaning', 'Without it'];
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(header), rule, ...rows.map(line)].join('\n');
}

const maxColumns = 120;

function comment(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 3 > maxColumns) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.map((each) => `# ${each}`).join('\n');
}

/** The content of an `.env.example`: every variable, commented out. */
export function exampleFile(schema: z.ZodObject): string {
  const variables = variablesOf(schema).map(({ name, description, unset, example }) => {
    const without = unset && unset !== `\`${example}\`` ? `. Without it: ${unset}` : '';
    return `${comment(`${description}${without}.`)}\n#${name}=${example}\n`;
  });
  const head = 'All variables are optional. The service reads the environment and the file `.env` in this folder.';
  return [`${comment(head)}\n`, ...variables].join('\n');
}

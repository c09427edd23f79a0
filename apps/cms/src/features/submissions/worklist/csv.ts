/** Spreadsheets would calculate a cell that begins like this: such a cell begins with an apostrophe. */
const formula = /^[\s]*[=+\-@|%]|^[\t\r\n]/;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A table as Excel in Switzerland opens it: semicolons, and a byte order mark for umlauts. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;

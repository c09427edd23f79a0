/** Spreadsheets would calculate a cell that begins like this. */
const formula = /^[\s]*[=+\-@|%]|^[\t\r\n]/;

/** Spreadsheets would read a number without its zero: the postcode `01067`, a telephone number without spaces. */
const leadingZero = /^\s*0\d+\s*$/;

/** What a spreadsheet would change begins with an apostrophe. */
const cell = (text: string): string =>
  `"${(formula.test(text) || leadingZero.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A table as Excel in Switzerland opens it: semicolons, and a byte order mark for umlauts. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;

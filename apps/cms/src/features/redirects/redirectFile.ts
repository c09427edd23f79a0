import { maxRedirects } from '@group/content-client/contract/formerAddress';
import { errors } from '@strapi/utils';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

export interface FileLine {
  /** In the file, from 1; of a cell with line breaks the last. */
  line: number;
  from: string;
  to: string;
}

const rows = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

/** Reads a table of former addresses and targets, with or without a header. Throws a German `ValidationError`. */
export function readRedirectFile(text: string): FileLine[] {
  const first = text.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? '';
  try {
    const parsed: unknown = parse(text, {
      delimiter: [';', '\t', ','].find((separator) => first.includes(separator)) ?? ';',
      record_delimiter: ['\r\n', '\n', '\r'],
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      trim: true,
      // Excel reads the separator from a first line such as `sep=;`.
      from_line: /^sep=/i.test(first) ? 2 : 1,
    });
    const lines = rows
      .parse(parsed)
      .filter(({ record }, position) => position > 0 || record.some((cell) => cell.includes('/')))
      .map(({ record: [from = '', to = ''], info }) => ({ line: info.lines, from, to }));
    if (lines.some(({ to }) => to !== '') && !text.includes('\0') && lines.length <= maxRedirects) return lines;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  throw new errors.ValidationError(
    `Das ist keine CSV-Datei mit zwei Spalten und 1 bis ${maxRedirects} Zeilen. Bitte in Excel mit «Speichern unter» als «CSV UTF-8» speichern.`,
  );
}

import { CsvError, parse } from 'csv-parse/sync';
import { maxImportBytes, maxImportLines, tooLarge } from './importLimits.ts';

/** A redirect as a line of a file says it. */
export interface FileLine {
  /** In the file, from 1; of a cell with line breaks the last. */
  line: number;
  from: string;
  to: string;
  /** As it stands in the file; empty if it says nothing. */
  permanent: string;
}

/** The lines of a file, or why it cannot be read, in German. */
export type ReadFile = { lines: FileLine[] } | { problem: string };

type Column = 'from' | 'to' | 'permanent';

const separators = [';', '\t', ','] as const;

/** Characters of a line; addresses have at most 700 together. */
const maxLineLength = 20_000;

/** Lines by which the separator is found. */
const sampleLines = 20;

const notCsv = 'Das ist keine CSV-Datei. Bitte die Tabelle in Excel mit «Speichern unter» als «CSV UTF-8» speichern.';

const headings: Readonly<Record<Column, RegExp>> = {
  from: /^(?:frühere?|alte?|von|quelle|from|source|old)(?![\p{L}\d])/iu,
  to: /^(?:führt zu|neue?|nach|ziel|zu|to|target|new|destination)(?![\p{L}\d])/iu,
  permanent: /^(?:für immer|dauerhaft|permanent|art|typ|type|status|code)(?![\p{L}\d])/iu,
};

const inOrder = { from: 0, to: 1, permanent: 2 };

/** UTF-8, or Windows-1252 as Excel writes it. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface Row {
  record: string[];
  info: { lines: number };
}

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && 'record' in row && 'info' in row;

function rowsOf(text: string, delimiter: string, options: { to: number; skip_records_with_error?: boolean }): Row[] {
  const rows: unknown[] = parse(text, {
    ...options,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: maxLineLength,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    // Excel reads the separator from a first line such as `sep=;`.
    from_line: /^sep=/i.test(text) ? 2 : 1,
  });
  return rows.filter(isRow);
}

/** How many of the first rows have several cells, with this separator. */
const severalCells = (text: string, separator: string): number =>
  rowsOf(text, separator, { to: sampleLines, skip_records_with_error: true }).filter(({ record }) => record.length > 1)
    .length;

/** The separator with which the most rows have several cells; `undefined` if none has. */
function separatorOf(text: string): string | undefined {
  const [best] = separators
    .map((separator) => ({ separator, count: severalCells(text, separator) }))
    .toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.separator : undefined;
}

const isAddress = (cell: string): boolean => cell.startsWith('/') || /^(?:https?:|mailto:|tel:|www\.)/i.test(cell);

/** Where the columns stand, if a row is a header: by their names, otherwise in the usual order. */
function columnsOf(header: readonly string[]): Record<Column, number> | undefined {
  if (header.some(isAddress)) return undefined;
  const from = header.findIndex((cell) => headings.from.test(cell));
  const to = header.findIndex((cell) => headings.to.test(cell));
  if (from < 0 || to < 0) return inOrder;
  return { from, to, permanent: header.findIndex((cell) => headings.permanent.test(cell)) };
}

/** Reads a table of redirects: former address, target, and perhaps whether it is for ever. */
export function readRedirectFile(bytes: Uint8Array): ReadFile {
  if (bytes.length > maxImportBytes) return { problem: tooLarge };
  const text = decoded(bytes);
  if (text.includes('\0')) return { problem: notCsv };
  const separator = separatorOf(text);
  if (!separator) {
    return {
      problem: 'Die Datei hat keine zwei Spalten. Nötig sind die frühere Adresse und das Ziel, mit ; getrennt.',
    };
  }
  try {
    // One more for the header, and one to see that there are too many.
    const rows = rowsOf(text, separator, { to: maxImportLines + 2 });
    const columns = columnsOf(rows[0]?.record ?? []);
    const data = columns ? rows.slice(1) : rows;
    const { from, to, permanent } = columns ?? inOrder;
    if (data.length === 0) return { problem: 'In der Datei steht nur eine Kopfzeile.' };
    if (data.length > maxImportLines) {
      return { problem: `Die Datei hat mehr als ${maxImportLines} Zeilen. Bitte die Tabelle aufteilen.` };
    }
    return {
      lines: data.map(({ record, info }) => ({
        line: info.lines,
        from: record[from] ?? '',
        to: record[to] ?? '',
        permanent: record[permanent] ?? '',
      })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: 'Eine Zeile ist viel zu lang, oder ein Anführungszeichen (") hat kein Gegenstück.' };
  }
}

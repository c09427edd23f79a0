import { describe, expect, it } from 'vitest';
import { maxImportBytes, maxImportLines } from './importLimits.ts';
import { readRedirectFile } from './readRedirectFile.ts';

const read = (text: string) => readRedirectFile(new TextEncoder().encode(text));

/** The cells of each line, without its number. */
function cells(text: string): string[][] {
  const file = read(text);
  return 'lines' in file ? file.lines.map(({ from, to, permanent }) => [from, to, permanent]) : [[file.problem]];
}

const cellsOfLine = ['/alt.html', '/wohnen', ''];

describe('readRedirectFile', () => {
  it.each([
    ['semicolons', '/alt.html;/wohnen'],
    ['commas', '/alt.html,/wohnen\n'],
    ['tabs', '/alt.html\t/wohnen\r\n'],
    ['a byte order mark', '\u{FEFF}/alt.html;/wohnen'],
    ['quotes and spaces', ' "/alt.html" ; "/wohnen" '],
    ['a header', 'Frühere Adresse;Führt zu\n/alt.html;/wohnen'],
    ['an unknown header', 'A;B\n/alt.html;/wohnen'],
    ['other columns in another order', 'Bemerkung,Ziel,Alte URL\nx,/wohnen,/alt.html'],
    ['the separator in the first line', 'sep=;\n/alt.html;/wohnen'],
    ['empty lines and cells', '\n\n;;\n/alt.html;/wohnen;;\n\n'],
  ])('reads a file with %s', (_, text) => {
    expect(cells(text)).toEqual([cellsOfLine]);
  });

  it('prefers the separator that splits the most lines', () => {
    expect(cells('/a;/b,c\n/d,e;/f\n/g;/h')).toEqual([
      ['/a', '/b,c', ''],
      ['/d,e', '/f', ''],
      ['/g', '/h', ''],
    ]);
  });

  it('reads UTF-8, and Windows-1252 as Excel writes it', () => {
    expect(cells('/über;/ö')).toEqual([['/über', '/ö', '']]);
    expect(readRedirectFile(Buffer.from('/\xFCber\x80;/\xF6', 'latin1'))).toMatchObject({
      lines: [{ from: '/über€', to: '/ö' }],
    });
  });

  it('numbers lines as an editor counts them, and reads whether a redirect is for ever', () => {
    expect(read('von;nach;dauerhaft\n\n/a;/b;nein\n"/c\nd";/e;ja\n/f;/g')).toEqual({
      lines: [
        { line: 3, from: '/a', to: '/b', permanent: 'nein' },
        { line: 5, from: '/c\nd', to: '/e', permanent: 'ja' },
        { line: 6, from: '/f', to: '/g', permanent: '' },
      ],
    });
  });

  it.each(['\r\n', '\n', '\r'])('numbers lines that end with %j', (end) => {
    const file = read(['/a;/b', '', '/c;/d', ''].join(end));
    expect('lines' in file && file.lines.map(({ line, from }) => [line, from])).toEqual([
      [1, '/a'],
      [3, '/c'],
    ]);
  });

  it('takes a first line with a mistake for no header', () => {
    expect(cells('alt.html;/wohnen')).toEqual([['alt.html', '/wohnen', '']]);
  });

  it.each([
    ['nothing', '', 'keine zwei Spalten'],
    ['one column', '/a\n/b', 'keine zwei Spalten'],
    ['a header alone', 'von;nach\n', 'nur eine Kopfzeile'],
    ['bytes of another kind', 'PK\u{3}\u{4}\0\0;/a', 'keine CSV-Datei'],
    ['an open quote', '/a;/b\n"/c;/d\n', 'kein Gegenstück'],
    ['a line of 10 MB', `/${'a'.repeat(10_000_000)};/b`, 'zu gross'],
    ['a long line', `/a;/b\n/${'c'.repeat(maxImportBytes - 10)}`, 'viel zu lang'],
    ['too many lines', '/a;/b\n'.repeat(maxImportLines + 1), `mehr als ${maxImportLines} Zeilen`],
  ])('says what is wrong with %s', (_, text, problem) => {
    expect(cells(text)).toEqual([[expect.stringContaining(problem)]]);
  });

  it('reads as many lines as a website can have redirects, below a header', () => {
    expect(cells(`von;nach\n${'/a;/b\n'.repeat(maxImportLines)}`)).toHaveLength(maxImportLines);
  });
});

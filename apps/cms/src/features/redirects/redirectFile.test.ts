import { maxRedirects } from '@group/content-client/contract/formerAddress';
import { describe, expect, it } from 'vitest';
import { textOf } from './admin/fileText.ts';
import { readRedirectFile } from './redirectFile.ts';

/** The cells of each line, without its number. */
const cells = (text: string): string[][] => readRedirectFile(text).map(({ from, to }) => [from, to]);

const notCsv = 'Das ist keine CSV-Datei mit zwei Spalten';

describe('readRedirectFile', () => {
  it.each([
    ['semicolons', '/alt.html;/wohnen'],
    ['commas', '/alt.html,/wohnen\n'],
    ['tabs', '/alt.html\t/wohnen\r\n'],
    ['a byte order mark', '\u{FEFF}/alt.html;/wohnen'],
    ['quotes and spaces', ' "/alt.html" ; "/wohnen" '],
    ['a header', 'Frühere Adresse;Führt zu\n/alt.html;/wohnen'],
    ['a byte order mark, quotes and a header', '\u{FEFF}"Alt";"Neu"\r\n"/alt.html";"/wohnen"\r\n'],
    ['the separator in the first line', 'sep=;\n/alt.html;/wohnen'],
    ['empty lines and cells, and more columns', '\n\n;;\n/alt.html;/wohnen;;x\n\n'],
  ])('reads a file with %s', (_, text) => {
    expect(cells(text)).toEqual([['/alt.html', '/wohnen']]);
  });

  it('takes the semicolon for the separator where there are commas too', () => {
    expect(cells('/a,1;/b,c\n/d,e;/f')).toEqual([
      ['/a,1', '/b,c'],
      ['/d,e', '/f'],
    ]);
  });

  it.each(['\r\n', '\n', '\r'])('numbers lines that end with %j as an editor counts them', (end) => {
    const file = readRedirectFile(['von;nach', '', '/a;/b', '"/c\nd";/e', 'f;/g', ''].join(end));
    expect(file.map(({ line, from }) => [line, from])).toEqual([
      [3, '/a'],
      [5, '/c\nd'],
      [6, 'f'],
    ]);
  });

  it('takes a first line with a mistake for no header', () => {
    expect(cells('alt.html;/wohnen')).toEqual([['alt.html', '/wohnen']]);
  });

  it('reads as many lines as a website can have redirects, below a header', () => {
    expect(cells(`von;nach\n${'/a;/b\n'.repeat(maxRedirects)}`)).toHaveLength(maxRedirects);
  });

  it.each([
    ['nothing', ''],
    ['one column', '/a\n/b'],
    ['a header alone', 'von;nach\n'],
    ['bytes of another kind', 'PK\u{3}\u{4}\0\0;/a'],
    ['an open quote', '/a;/b\n"/c;/d\n'],
    ['too many lines', '/a;/b\n'.repeat(maxRedirects + 1)],
  ])('rejects a file with %s', (_, text) => {
    expect(() => readRedirectFile(text)).toThrow(notCsv);
  });

  it.each(['/', '"', ';'])('reads or rejects a megabyte of %j in time', (letter) => {
    const start = performance.now();
    expect(() => readRedirectFile(letter.repeat(1_000_000))).toThrow(notCsv);
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

describe('textOf', () => {
  it('reads UTF-8, and Windows-1252 as Excel writes it', () => {
    expect(textOf(Buffer.from('/über€;/ö'))).toBe('/über€;/ö');
    expect(textOf(Buffer.from('/\xFCber\x80;/\xF6', 'latin1'))).toBe('/über€;/ö');
  });
});

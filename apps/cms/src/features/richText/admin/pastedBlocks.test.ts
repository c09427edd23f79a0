// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { BlockNode } from './nodes.ts';
import { pastedBlocks } from './pastedBlocks.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', children: [text(words)] });
const item = (words: string) => ({ type: 'list-item', children: [text(words)] });
const list = (format: 'ordered' | 'unordered', indentLevel: number, children: object[]) => ({
  type: 'list',
  format,
  indentLevel,
  children,
});
const cells = (nodes: readonly BlockNode[]): string[][] =>
  nodes.flatMap((node) =>
    'layout' in node
      ? node.children.map((row) =>
          row.children.map(({ children }) => children.map((each) => ('text' in each ? each.text : '')).join('')),
        )
      : [],
  );

/** A paragraph as Word writes items of lists. */
const wordItem = (marker: string, words: string, level = 1): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
  </span></span></span><![endif]>${words}<o:p></o:p></p>`;

it('keeps headings and paragraphs of Word, without its fonts', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head>
    <body lang=DE-CH><!--StartFragment--><h1><b>Unser Haus<o:p></o:p></b></h1><p class=MsoNormal><span
    style='font-family:"Arial",sans-serif;color:red'>Wir wohnen
    am&nbsp;See.</span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><h2>Anfahrt</h2><!--EndFragment--></body></html>`;
  expect(pastedBlocks(html)).toEqual([
    { type: 'heading', level: 2, children: [text('Unser Haus')] },
    paragraph('Wir wohnen am See.'),
    { type: 'heading', level: 2, children: [text('Anfahrt')] },
  ]);
});

it('makes lists of what Word writes as paragraphs with a marker', () => {
  const html = `${wordItem('·', 'Brot')}${wordItem('·', 'Käse')}${wordItem('o', 'Emmentaler', 2)}${wordItem('·', 'Tee')}<p>und</p>
    ${wordItem('1.', 'Anrufen')}${wordItem('2.', 'Vorbeikommen')}`;
  expect(pastedBlocks(html)).toEqual([
    list('unordered', 0, [item('Brot'), item('Käse'), list('unordered', 1, [item('Emmentaler')]), item('Tee')]),
    paragraph('und'),
    list('ordered', 0, [item('Anrufen'), item('Vorbeikommen')]),
  ]);
});

it('keeps lists of browsers and LibreOffice', () => {
  const html = '<ul><li><p>Garten</p></li><li>Haus<ol><li>oben</li><li>unten</li></ol></li></ul>';
  expect(pastedBlocks(html)).toEqual([
    list('unordered', 0, [item('Garten'), item('Haus'), list('ordered', 1, [item('oben'), item('unten')])]),
  ]);
});

it('keeps links that lead somewhere, and only the text of others', () => {
  const html =
    '<p><a href="https://tabor.example/wohnen"><u>Wohnen</u></a>, <a href="javascript:alert(1)">hier</a>, <a href="#_Toc1">unten</a></p>';
  expect(pastedBlocks(html)).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'link', url: 'https://tabor.example/wohnen', children: [text('Wohnen')] },
        text(', hier, unten'),
      ],
    },
  ]);
});

it('keeps marks, also those of styles', () => {
  const html =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Fett</span> und <em>kursiv</em></p></b>';
  expect(pastedBlocks(html)).toEqual([
    {
      type: 'paragraph',
      children: [{ ...text('Fett'), bold: true }, text(' und '), { ...text('kursiv'), italic: true }],
    },
  ]);
});

it('keeps tables, with joined cells and several paragraphs in a cell', () => {
  const html = `<table class=MsoTableGrid border=1><tr><td colspan=2><p class=MsoNormal>Mahlzeiten<o:p></o:p></p></td></tr>
    <tr><td><p class=MsoNormal>Frühstück</p></td><td><p class=MsoNormal>ab 7.00</p><p class=MsoNormal>bis 10.00</p></td></tr>
    <tr><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td><td></td></tr></table>`;
  expect(cells(pastedBlocks(html))).toEqual([
    ['Mahlzeiten', ''],
    ['Frühstück', 'ab 7.00\nbis 10.00'],
  ]);
});

it('keeps columns of a table below each other beside a cell of several rows', () => {
  const html = `<table><tr><td rowspan=2>Zimmer</td><td>Süd</td></tr><tr><td>Nord</td></tr>
    <tr><td>Studio</td><td rowspan=9>West</td></tr></table>`;
  expect(cells(pastedBlocks(html))).toEqual([
    ['Zimmer', 'Süd'],
    ['', 'Nord'],
    ['Studio', 'West'],
  ]);
});

it('takes a table of one cell as text', () => {
  expect(pastedBlocks('<table><tr><td>Nur ein Rahmen</td></tr></table>')).toEqual([paragraph('Nur ein Rahmen')]);
});

it('has nothing for pictures, scripts and empty paragraphs', () => {
  expect(pastedBlocks('<p><img src=x onerror=alert(1)></p><script>alert(1)</script><p>&nbsp;</p>')).toEqual([]);
});

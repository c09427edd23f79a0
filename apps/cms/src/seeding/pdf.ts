import type { Lines } from './example.ts';

/** All letters of the encoding of Helvetica, a font that readers of PDF have; a letter's position is its byte. */
const winAnsi = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));

const shown = (text: string): string =>
  `<${Buffer.from(Array.from(text, (letter) => winAnsi.indexOf(winAnsi.includes(letter) ? letter : '?'))).toString('hex')}>`;

/** A text outside of the page, in UTF-16BE with its byte order mark. */
const told = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** In PDF points, as all numbers here. */
const [pageWidth, pageHeight, margin] = [595, 842, 72];

/** Width of an average letter, as a share of the font's size. */
const letterWidth = 0.52;

const fontObject = (name: string): string => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

/** A paragraph, wrapped by the average width of letters. */
function rowsOf(text: string, font: 'regular' | 'bold', size: number, spaceBefore: number): string[] {
  const letters = Math.floor((pageWidth - 2 * margin) / (letterWidth * size));
  const rows = text.match(new RegExp(`.{1,${letters}}(?:\\s|$)|\\S+`, 'g')) ?? [];
  return [`0 -${spaceBefore} Td /${font} ${size} Tf ${size * 1.35} TL`, ...rows.map((row) => `T* ${shown(row)} Tj`)];
}

function lineRows(line: string): string[] {
  if (line.startsWith('## ')) return rowsOf(line.slice(3), 'bold', 13, 12);
  return rowsOf(line.startsWith('- ') ? `•  ${line.slice(2)}` : line, 'regular', 11, 4);
}

/** A PDF of one page with a title, lines of text and the address. What does not fit on the page is not shown. */
export function pdfOf(title: string, lines: Lines, address: string, language: string): Buffer {
  const rows = [...rowsOf(title, 'bold', 22, 0), ...lines.flatMap(lineRows), ...rowsOf(address, 'regular', 9, 24)];
  const content = `BT ${margin} ${pageHeight - margin} Td\n${rows.join('\n')}\nET`;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents 6 0 R/Resources<</Font<</regular 4 0 R/bold 5 0 R>>>>>>`,
    fontObject('Helvetica'),
    fontObject('Helvetica-Bold'),
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Title${told(title)}/Author${told(address)}>>`,
  ];
  let written = '%PDF-1.7\n';
  const entries = objects.map((object, index) => {
    const offset = written.length;
    written += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  return Buffer.from(
    `${written}${table}trailer<</Size ${size}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${written.length}\n%%EOF\n`,
    'latin1',
  );
}

import Pdf from 'pdfkit';
import { drawable, linesOf, missing } from './lines.ts';
import { typefaces, type Weight } from './typeface.ts';

// Lengths are in PDF points, of which A4 has 595 by 842.
const margins = { top: 78, bottom: 68, left: 62, right: 62 };
const labelWidth = 138;

const colours = { text: '#1d1d24', quiet: '#5c5c68', rule: '#d4d4dc' };

/** How texts look. `edge` is what stands above and below every page. */
const styles = {
  title: { weight: 'semibold', size: 21, lineHeight: 28, colour: colours.text },
  subtitle: { weight: 'regular', size: 11.5, lineHeight: 17, colour: colours.text },
  heading: { weight: 'semibold', size: 11.5, lineHeight: 20, colour: colours.text },
  body: { weight: 'regular', size: 10, lineHeight: 15, colour: colours.text },
  warning: { weight: 'semibold', size: 10, lineHeight: 15, colour: colours.text },
  label: { weight: 'regular', size: 9, lineHeight: 15, colour: colours.quiet },
  edge: { weight: 'regular', size: 8, lineHeight: 11, colour: colours.quiet },
} as const satisfies Record<string, { weight: Weight; size: number; lineHeight: number; colour: string }>;

type Style = keyof typeof styles;

/** Where in the height of a line its letters stand, so that labels and values stand on one line. */
const baseline = 0.74;

/** What stands above and below each page of a part. */
export interface Edges {
  top: readonly [left: string, right: string];
  bottom: (page: number, pages: number) => readonly [left: string, right: string];
}

/** A tagged PDF in German on A4, written from the top down. */
export interface Paper {
  /** Begins a part on a new page. The outline has it by its name. */
  beginPart: (name: string) => void;
  /** Ends a part, now that the number of its pages is known. */
  endPart: (edges: Edges) => void;
  /** A text over the whole width. */
  text: (tag: 'H1' | 'H2' | 'P', style: Style, text: string) => void;
  /** A table with the names of its rows in the first column. */
  table: (rows: readonly (readonly [name: string, value: string])[]) => void;
  space: (height: number) => void;
  /** Whether the part has a character that the fonts do not have. */
  lacksCharacters: () => boolean;
  bytes: () => Promise<Buffer>;
}

/** Opens a document, whose title and author are shown by readers. */
export function openPaper(title: string, author: string): Paper {
  const pdf = new Pdf({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-CH',
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: title, Author: author, Creator: 'Bewerbungen' },
  });
  for (const { weight, file } of Object.values(typefaces())) pdf.registerFont(weight, file);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let part = root;
  let lacking = false;

  const bottom = (): number => pdf.page.height - margins.bottom;
  const right = (): number => pdf.page.width - margins.right;
  const width = (): number => right() - margins.left;

  const linesIn = (style: Style, text: string, lineWidth: number): string[] => {
    const { weight, size } = styles[style];
    const shown = drawable(text);
    lacking ||= shown.includes(missing);
    return linesOf(shown, typefaces()[weight], size, lineWidth);
  };

  function drawLine(style: Style, line: string, x: number, y: number): void {
    const { weight, size, colour, lineHeight } = styles[style];
    const options = { lineBreak: false, baseline: 'alphabetic' } as const;
    pdf
      .font(weight, size)
      .fillColor(colour)
      .text(line, x, y + baseline * lineHeight, options);
  }

  function drawRule(y: number): void {
    pdf.moveTo(margins.left, y).lineTo(right(), y).lineWidth(0.5).strokeColor(colours.rule).stroke();
  }

  /** Draws lines below each other, on as many pages as they need. */
  function drawLines(element: PDFKit.PDFStructureElement, style: Style, lines: readonly string[], x: number): void {
    const { lineHeight } = styles[style];
    element.add(() => {
      for (const line of lines) {
        if (pdf.y + lineHeight > bottom()) pdf.continueOnNewPage();
        const { y } = pdf;
        drawLine(style, line, x, y);
        pdf.y = y + lineHeight;
      }
    });
    element.end();
  }

  /** A text on one line of half the width. */
  function shortened(text: string): string {
    const [line = '', more] = linesIn('edge', text.replaceAll('\n', ' '), width() / 2 - 12);
    return more === undefined ? line : `${line} …`;
  }

  /** Draws one line with a text at its left and one at its right end. */
  function drawEdge([leftText, rightText]: readonly [string, string], y: number): void {
    drawLine('edge', shortened(leftText), margins.left, y);
    const atRight = shortened(rightText);
    drawLine('edge', atRight, right() - pdf.widthOfString(atRight), y);
  }

  /** Begins a new page if there is less space on this one. */
  function need(height: number): void {
    if (pdf.y + height > bottom()) pdf.addPage();
  }

  return {
    beginPart(name) {
      lacking = false;
      pdf.addPage();
      pdf.outline.addItem(drawable(name));
      part = pdf.struct('Sect', { title: drawable(name) });
      root.add(part);
    },

    endPart({ top, bottom: bottomOf }) {
      part.end();
      const { start, count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(start + page);
        pdf.markContent('Artifact', { type: 'Pagination' });
        drawEdge(top, 40);
        drawRule(56);
        drawEdge(bottomOf(page + 1, count), bottom() + 26);
        pdf.endMarkedContent();
      }
      pdf.flushPages();
    },

    text(tag, style, text) {
      const { lineHeight } = styles[style];
      // A heading stays with the first lines below it.
      need(tag === 'P' ? lineHeight : 3 * lineHeight);
      const element = pdf.struct(tag);
      part.add(element);
      drawLines(element, style, linesIn(style, text, width()), margins.left);
    },

    table(rows) {
      const table = pdf.struct('Table');
      part.add(table);
      for (const [name, value] of rows) {
        const names = linesIn('label', name, labelWidth - 12);
        const values = linesIn('body', value, width() - labelWidth);
        need(Math.min(Math.max(names.length, values.length), 8) * styles.body.lineHeight);
        const row = pdf.struct('TR');
        // The types of pdfkit do not know the scope.
        const heading = { title: drawable(name), scope: 'Row' };
        const head = pdf.struct('TH', heading);
        const cell = pdf.struct('TD');
        table.add(row);
        row.add(head).add(cell);
        const { page, y } = pdf;
        drawLines(head, 'label', names, margins.left);
        const end = pdf.y;
        pdf.y = y;
        drawLines(cell, 'body', values, margins.left + labelWidth);
        if (pdf.page === page) pdf.y = Math.max(pdf.y, end);
        row.end();
        pdf.markContent('Artifact', { type: 'Layout' });
        drawRule(pdf.y + 3);
        pdf.endMarkedContent();
        pdf.y += 7;
      }
      table.end();
    },

    space(height) {
      pdf.y += height;
    },

    lacksCharacters: () => lacking,

    async bytes() {
      root.end();
      pdf.end();
      const chunks: Uint8Array[] = [];
      for await (const chunk of pdf) chunks.push(Buffer.from(chunk));
      return Buffer.concat(chunks);
    },
  };
}

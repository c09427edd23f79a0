import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import Pdf from 'pdfkit';
import type { DownloadTexts, Example, Lines } from './example.ts';

/** In PDF points. */
const margin = 72;

function writeLine(pdf: PDFKit.PDFDocument, line: string): void {
  if (line.startsWith('## ')) pdf.moveDown().font('Helvetica-Bold').fontSize(13).text(line.slice(3)).moveDown(0.3);
  else if (line.startsWith('- '))
    pdf
      .font('Helvetica')
      .fontSize(11)
      .list([line.slice(2)], { bulletRadius: 1.5 });
  else pdf.font('Helvetica').fontSize(11).text(line, { lineGap: 2 }).moveDown(0.5);
}

/**
 * Writes a one-page PDF with a title, lines of text and the address.
 * @param language of the text, for screen readers
 */
async function pdfOf(title: string, lines: Lines, address: string, language: string): Promise<Buffer> {
  const info = { Title: title, Author: address };
  const pdf = new Pdf({ size: 'A4', margin, lang: language, displayTitle: true, info });
  pdf.font('Helvetica-Bold').fontSize(22).text(title).moveDown();
  for (const line of lines) writeLine(pdf, line);
  pdf.moveDown(2).font('Helvetica').fontSize(9).text(address);
  pdf.end();
  const parts: Uint8Array[] = [];
  for await (const part of pdf) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Writes a document and uploads it to the media library. Returns its file id. */
export async function uploadDocument(
  strapi: Core.Strapi,
  example: Example,
  locale: string,
  { id, title, description, lines }: DownloadTexts & { id: string },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-documents-'));
  try {
    const name = locale === 'de-CH' ? `${example.key}-${id}.pdf` : `${example.key}-${id}-${locale.slice(0, 2)}.pdf`;
    const filepath = join(folder, name);
    const bytes = await pdfOf(title, lines, [example.name, ...example.address, example.phone].join(' · '), locale);
    await writeFile(filepath, bytes);
    const upload = strapi.plugin('upload').service('upload');
    const file = { filepath, originalFilename: name, mimetype: 'application/pdf', size: bytes.length };
    const [uploaded]: [{ id: number }] = await upload.upload({
      data: { fileInfo: { name, alternativeText: title, caption: description } },
      files: file,
    });
    await strapi.db.query('plugin::upload.file').update({ where: { id: uploaded.id }, data: { tenant: example.key } });
    return uploaded.id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

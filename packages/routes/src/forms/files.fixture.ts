import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
// oxlint-disable-next-line import/no-named-as-default -- its types know the default only
import PDFDocument from 'pdfkit';

/** A real PDF. The user password is needed to open it, the owner password only to change it. */
export function pdf(protection: { userPassword?: string; ownerPassword?: string } = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A5', ...protection });
  document.text('Lebenslauf');
  document.end();
  return buffer(document);
}

/**
 * @param words text of the document, stored as Word stores it
 * @param more additional parts
 */
export function docx(words = '', more: Parameters<typeof zipSync>[0] = {}): Uint8Array {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zipSync({
    '[Content_Types].xml': strToU8(`<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`),
    'word/document.xml': strToU8(`<w:document>${words}</w:document>`),
    ...more,
  });
}

export function odt(): Uint8Array {
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8('<office:document-content/>'),
  });
}

/** The relevant bytes of a Microsoft compound file: its signature, and the name of one of its parts. */
export function compound(part: string): Uint8Array {
  const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  return Buffer.concat([signature, Buffer.alloc(504), Buffer.from(part, 'utf16le'), Buffer.alloc(512)]);
}

/** The first box of a HEIC photo from a phone. */
export function heic(brand = 'heic'): Uint8Array {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from('mif1heic'),
    Buffer.alloc(64),
  ]);
}

/** A PNG of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

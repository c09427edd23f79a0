import { deflateRawSync, deflateSync } from 'node:zlib';
import {
  deflatedPart,
  deflatedZeros,
  hostileArchive,
  storedPart,
  zip64Locator,
  type HostileDirectory,
  type HostilePart,
} from './hostileArchive.ts';
import { filled, megabyte, of, text } from './hostileFile.ts';

const pdfHead = '%PDF-1.7\n';
const pdf = (...objects: string[]): Buffer => text(pdfHead + objects.join('\n'));
const crossReference =
  '1 0 obj <</Type/XRef/Size 2/Root 2 0 R/W[0 0 0]/Index[0 2000000000]/Length 0>> stream\n\nendstream endobj';
/** A cross-reference table at an offset. */
const startsAt = (offset: number): string => `startxref\n${offset}\n%%EOF\n`;

export const pdfs = of('PDF', [
  ['two thousand million entries in 184 bytes', () => pdf('%/Encrypt', crossReference, startsAt(20))],
  [
    'two thousand million entries, deflated',
    () => {
      const stream = deflateSync(Buffer.alloc(50 * megabyte)).toString('latin1');
      const head = `1 0 obj <</Type/XRef/Size 2/W[1 2 2]/Index[0 2000000000]/Filter/FlateDecode/Length ${stream.length}>>`;
      return pdf('%/Encrypt', head, 'stream', stream, 'endstream endobj', startsAt(20));
    },
  ],
  ['10 MB of beginnings of objects', () => filled(text(`${pdfHead}%/Encrypt\n`), '1 0 obj\n')],
  ['10 MB of cross-references', () => filled(text(`${pdfHead}%/Encrypt\n`), '1 0 obj<</XRef 1>>endobj\n')],
  ['10 MB of open brackets', () => filled(text(pdfHead), '[')],
  ['10 MB of open dictionaries', () => filled(text(pdfHead), '<</A')],
  ['10 MB of ends', () => filled(text(pdfHead), startsAt(9))],
  ['a tree of pages that is its own child', () => pdf('1 0 obj<</Type/Pages/Kids[1 0 R]/Parent 1 0 R/Count 9>>endobj')],
  ['a cross-reference that comes before itself', () => pdf('xref\n0 0\ntrailer<</Prev 9/Size 1>>', startsAt(9))],
  ['an object stream that extends itself', () => pdf('1 0 obj<</Type/ObjStm/N 9/First 9/Extends 1 0 R/Length 0>>')],
  ['a stream of 2^63 bytes', () => pdf('1 0 obj<</Length 9223372036854775807>>stream', startsAt(0))],
  [
    'a stream that unpacks to fifty times as much',
    () => pdf('1 0 obj<</Filter/FlateDecode>>stream', deflateSync(Buffer.alloc(100 * megabyte)).toString('latin1')),
  ],
  ['fifty filters on top of each other', () => pdf(`1 0 obj<</Filter[${'/FlateDecode'.repeat(50)}]>>stream`)],
  ['an encryption that does not exist', () => pdf('trailer<</Encrypt<</Filter/Standard/V 99/R 99/O()/U()>>/Size 1>>')],
  ['an encryption that is its own reference', () => pdf('1 0 obj 1 0 R endobj trailer<</Encrypt 1 0 R>>')],
  [
    'a script, a launch and a form',
    () => pdf('1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>/AA<</O<</S/Launch/F(cmd)>>>>>>'),
  ],
  ['nothing but its first line', () => text(pdfHead)],
  ['nothing but four letters', () => text('%PDF')],
  ['broken off before its version', () => text('%PD'), 'kind'],
  ['behind a kilobyte of something else', () => Buffer.concat([Buffer.alloc(1_000), pdf()]), 'kind'],
]);

const contentTypes = deflatedPart(
  '[Content_Types].xml',
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);
const docx = (parts: readonly HostilePart[], directory?: HostileDirectory): Buffer =>
  hostileArchive([contentTypes, ...parts], directory);
const image = 'word/media/image1.bmp';
const honestZeros = (blocks: number): HostilePart => {
  const { packed, unpackedBytes } = deflatedZeros(blocks);
  return { name: image, packed, says: unpackedBytes };
};
export const laughs = `<!DOCTYPE a [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, n) => `<!ENTITY b${n} "${`&b${n - 1};`.repeat(9)}">`).join('')}]><a>&b29;</a>`;
/** Of deflate: a stored block of no bytes that is not the last one. */
const emptyBlock = Buffer.from('000000ffff', 'hex');
const half = (content: Buffer): Buffer => content.subarray(0, content.length / 2);

export const wordDocuments = of('DOCX', [
  ['says that it unpacks to 4 GB', () => docx([{ ...honestZeros(1), says: 0xff_ff_ff_fe }]), 'kind'],
  ['unpacks to 5 GB and says 1000 bytes', () => docx([{ ...honestZeros(80), says: 1_000 }]), 'kind'],
  ['unpacks to one byte more than it says', () => docx([{ ...deflatedPart(image, 'xx'), says: 1 }]), 'kind'],
  ['unpacks to 64 MB, and says so', () => docx([honestZeros(1)])],
  ['unpacks to 128 MB, and says so', () => docx([honestZeros(2)]), 'kind'],
  [
    'a hundred parts that are one',
    () => docx([honestZeros(1), ...Array.from({ length: 100 }, () => ({ ...honestZeros(1), offset: 0 }))]),
    'kind',
  ],
  [
    'a thousand parts that are one, and say 1000 bytes each',
    () => {
      const one = { ...honestZeros(1), says: 1_000 };
      return hostileArchive([one, ...Array.from({ length: 1_000 }, () => ({ ...one, offset: 0 })), contentTypes]);
    },
    'kind',
  ],
  [
    'two thousand parts that are one of 10 MB, which unpacks to nothing',
    () => {
      const packed = Buffer.concat([Buffer.alloc(2_000_000 * emptyBlock.length, emptyBlock), deflateRawSync('')]);
      const parts = Array.from({ length: 1_990 }, () => ({ name: 'a', packed, offset: 0 }));
      return hostileArchive([{ name: 'a', packed }, ...parts, contentTypes]);
    },
    'kind',
  ],
  [
    'a thousand parts of which each is small',
    () => docx(Array.from({ length: 1_000 }, (_, n) => deflatedPart(`word/${n}.xml`, '<x/>'))),
  ],
  ['65,535 parts', () => docx(Array.from({ length: 65_534 }, () => storedPart('a', ''))), 'kind'],
  ['65,535 parts that are not there', () => docx([], { count: 65_535 }), 'kind'],
  ['a directory of 4 GB', () => docx([], { length: 0xff_ff_ff_ff }), 'kind'],
  ['a directory behind the end', () => docx([], { offset: 0x7f_ff_ff_ff }), 'kind'],
  ['a directory that is a part', () => docx([], { offset: 0 }), 'kind'],
  ['a part that is the directory', () => docx([{ ...deflatedPart(image, 'x'), offset: 300 }]), 'kind'],
  ['a part behind the end', () => docx([{ ...deflatedPart(image, 'x'), offset: 0x7f_ff_ff_ff }]), 'kind'],
  ['a directory of ZIP64 at 2^64 - 1', () => docx([], zip64Locator(0xff_ff_ff_ff_ff_ff_ff_ffn)), 'kind'],
  ['a directory of ZIP64 at 2^63', () => docx([], zip64Locator(0x80_00_00_00_00_00_00_00n)), 'kind'],
  [
    'sizes of ZIP64',
    () => docx([{ ...deflatedPart(image, 'x'), says: 0xff_ff_ff_ff, extra: Buffer.alloc(32, 1) }]),
    'kind',
  ],
  ['two ends, of which the second is in a comment', () => docx([], { comment: hostileArchive([]) }), 'kind'],
  ['a comment of 64 kB', () => docx([], { comment: Buffer.alloc(65_535) })],
  ['a name of 60 kB', () => docx([deflatedPart('x'.repeat(60_000), 'x')])],
  ['names that lead elsewhere', () => docx([deflatedPart('../../../../etc/passwd', 'x'), deflatedPart('C:\\x', 'x')])],
  ['locked by its archive', () => docx([{ ...deflatedPart(image, 'x'), flags: 1 }]), 'kind'],
  ['packed in a way that does not exist', () => docx([{ ...deflatedPart(image, 'x'), method: 99 }]), 'kind'],
  ['two lengths of a part that is not packed', () => docx([{ ...storedPart(image, 'x'), says: 1_000 }]), 'kind'],
  ['packed garbage', () => docx([{ name: image, packed: Buffer.alloc(1_000, 0xff), says: 1_000 }]), 'kind'],
  ['a part that breaks off', () => docx([{ ...honestZeros(1), packed: half(honestZeros(1).packed) }]), 'kind'],
  ['broken off in the middle', () => half(docx([honestZeros(1)])), 'kind'],
  ['nothing but its first letters', () => text('PK\u0003\u0004'), 'kind'],
  ['10 MB of first letters', () => filled(Buffer.alloc(0), 'PK\u0003\u0004'), 'kind'],
  ['10 MB of ends', () => filled(text('PK\u0003\u0004'), 'PK\u0005\u0006'), 'kind'],
  ['a description of 64 MB', () => hostileArchive([{ ...honestZeros(1), name: '[Content_Types].xml' }]), 'kind'],
  [
    'a description of 5 GB that says 1000 bytes',
    () => hostileArchive([{ ...honestZeros(80), says: 1_000, name: '[Content_Types].xml' }]),
    'kind',
  ],
  [
    'a bomb within a bomb',
    () => docx([storedPart('word/embeddings/a.docx', docx([{ ...honestZeros(80), says: 1_000 }]))]),
  ],
  ['a thousand million laughs', () => docx([deflatedPart('word/document.xml', laughs)])],
  ['macros', () => docx([deflatedPart('word/vbaProject.bin', 'x')]), 'kind'],
]);

const type = storedPart('mimetype', 'application/vnd.oasis.opendocument.text');
export const openDocuments = of('ODT', [
  [
    '5 MB that unpack to 5 GB and say 1000 bytes',
    () => hostileArchive([type, { ...honestZeros(80), says: 1_000 }]),
    'kind',
  ],
  ['64 MB of content', () => hostileArchive([type, { ...honestZeros(1), name: 'content.xml' }])],
  ['a type of 64 MB', () => hostileArchive([{ ...honestZeros(1), name: 'mimetype' }]), 'kind'],
  [
    'a type that is another one too',
    () => hostileArchive([storedPart('mimetype', 'application/vnd.oasis.opendocument.text application/x-msdownload')]),
    'kind',
  ],
  ['a thousand million laughs', () => hostileArchive([type, deflatedPart('content.xml', laughs)])],
  ['broken off in the middle', () => half(hostileArchive([type, honestZeros(1)])), 'kind'],
]);

const compoundHead = Buffer.from('d0cf11e0a1b11ae1', 'hex');
export const compounds = of('DOC', [
  [
    'a chain of sectors that is its own next one',
    () => Buffer.concat([compoundHead, Buffer.alloc(504), Buffer.from('WordDocument', 'utf16le'), Buffer.alloc(2_000)]),
  ],
  ['10 MB of sectors without end', () => filled(compoundHead, '\u00ff'), 'kind'],
  ['10 MB of half of a name', () => filled(compoundHead, 'W\u0000o\u0000r\u0000d\u0000D\u0000'), 'kind'],
  ['nothing but its first bytes', () => compoundHead, 'kind'],
]);

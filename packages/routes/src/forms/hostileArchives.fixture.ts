import { constants, crc32, deflateRawSync } from 'node:zlib';
import { maxFileBytes } from '@group/content-client/contract/submissions/files';

/** A part of an archive whose headers may be false. */
interface Part {
  name: string;
  packed: Buffer;
  /** By default deflated. */
  method?: number;
  flags?: number;
  /** The unpacked size that the headers declare. */
  declaredBytes?: number;
  /** The offset in the directory, for a part that is not written again; by default after the part before. */
  offset?: number;
}

interface Directory {
  count?: number;
  length?: number;
  offset?: number;
  /** Bytes between the directory and its end. */
  before?: Buffer;
  comment?: Buffer;
}

/** Thousands of parts may be the same nine megabytes. */
const checksums = new WeakMap<Buffer, number>();

function checksumOf(packed: Buffer): number {
  const known = checksums.get(packed) ?? crc32(packed);
  checksums.set(packed, known);
  return known;
}

function header(
  isLocal: boolean,
  { name, packed, method = 8, flags = 0, declaredBytes = 0 }: Part,
  offset = 0,
): Buffer {
  const content = Buffer.alloc(isLocal ? 30 : 46);
  const at = isLocal ? 6 : 8;
  content.writeUInt32LE(isLocal ? 0x04_03_4b_50 : 0x02_01_4b_50, 0);
  content.writeUInt16LE(flags, at);
  content.writeUInt16LE(method, at + 2);
  content.writeUInt32LE(checksumOf(packed), at + 8);
  content.writeUInt32LE(packed.length, at + 12);
  content.writeUInt32LE(declaredBytes, at + 16);
  content.writeUInt16LE(Buffer.byteLength(name), at + 20);
  if (!isLocal) content.writeUInt32LE(offset, 42);
  return Buffer.concat([content, Buffer.from(name)]);
}

/** Assembles an archive with the given, possibly false headers. */
function archive(parts: readonly Part[], directory: Directory = {}): Buffer {
  const contents: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    entries.push(header(false, part, part.offset ?? at));
    if (part.offset !== undefined) continue;
    contents.push(header(true, part), part.packed);
    at += 30 + Buffer.byteLength(part.name) + part.packed.length;
  }
  const listed = Buffer.concat(entries);
  const { before = Buffer.alloc(0), comment = Buffer.alloc(0), count = Math.min(parts.length, 0xff_ff) } = directory;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  for (const place of [8, 10]) end.writeUInt16LE(count, place);
  end.writeUInt32LE(directory.length ?? listed.length, 12);
  end.writeUInt32LE(directory.offset ?? at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...contents, listed, before, end, comment]);
}

const megabyte = 1024 * 1024;
/** Almost the largest file of a form, filled up with a text. */
const filled = (start: string, by: string): Buffer =>
  Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(maxFileBytes - 1024, by, 'latin1')]);

const packedPart = (name: string, content: Buffer | string): Part => {
  const whole = Buffer.from(content);
  return { name, packed: deflateRawSync(whole), declaredBytes: whole.length };
};
const storedPart = (name: string, content: Buffer | string): Part => ({ name, packed: Buffer.from(content), method: 0, declaredBytes: content.length }); // prettier-ignore

const image = 'word/media/image1.bmp';
const zeroBlock = deflateRawSync(Buffer.alloc(64 * megabyte), { finishFlush: constants.Z_FULL_FLUSH });
/** Times 64 MB of zeros, a thousandth of it packed. */
const zeros = (times: number, declaredBytes = times * 64 * megabyte, name = image): Part => ({
  name,
  packed: Buffer.concat([...Array.from({ length: times }, () => zeroBlock), deflateRawSync('')]),
  declaredBytes,
});
const half = (content: Buffer): Buffer => content.subarray(0, content.length / 2);

const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const contentTypes = packedPart('[Content_Types].xml', `<Types><Override ContentType="${contentType}"/></Types>`);
const docx = (parts: readonly Part[], directory?: Directory): Buffer => archive([contentTypes, ...parts], directory);
const mimetype = storedPart('mimetype', 'application/vnd.oasis.opendocument.text');

/** The end of a ZIP64 archive, which points elsewhere. */
function zip64(offset: bigint): Directory {
  const before = Buffer.alloc(20);
  before.writeUInt32LE(0x07_06_4b_50, 0);
  before.writeBigUInt64LE(offset, 8);
  return { before, count: 0xff_ff, length: 0xff_ff_ff_ff, offset: 0xff_ff_ff_ff };
}

/** Nine megabytes of blocks of five bytes, all whole, that unpack to nothing. */
const emptyBlocks = Buffer.concat([Buffer.alloc(9_000_000, '000000ffff', 'hex'), deflateRawSync('')]);
const copies = (part: Part, times: number): Part[] => Array.from({ length: times }, () => ({ ...part, offset: 0 }));

export const honestLargeDocument = (): Buffer => docx([zeros(1)]);

/** Archives that are made to crash, block or deceive the one parser of uploaded files, and what becomes of them. */
export const hostileArchives: readonly (readonly [name: string, make: () => Buffer, answer: 'taken' | 'kind'])[] = [
  ['unpacks to 64 MB, as declared', honestLargeDocument, 'taken'],
  ['unpacks to 128 MB, as declared', () => docx([zeros(2)]), 'kind'],
  ['declares 4 GB', () => docx([zeros(1, 0xff_ff_ff_fe)]), 'kind'],
  ['unpacks to 5 GB and declares 1000 bytes', () => docx([zeros(80, 1_000)]), 'kind'],
  ['unpacks to one byte more than declared', () => docx([{ ...packedPart(image, 'xx'), declaredBytes: 1 }]), 'kind'],
  ['has 100 parts that are one', () => docx([zeros(1), ...copies(zeros(1), 100)]), 'kind'],
  ['has 2000 parts that are one of 9 MB', () => archive([{ name: 'a', packed: emptyBlocks }, ...copies({ name: 'a', packed: emptyBlocks }, 1_990), contentTypes]), 'kind'],
  ['has a thousand small parts', () => docx(Array.from({ length: 1_000 }, (_, n) => packedPart(`word/${n}.xml`, '<x/>'))), 'taken'],
  ['has 10,000 parts', () => docx(Array.from({ length: 10_000 }, () => storedPart('a', ''))), 'kind'],
  ['declares 65,535 parts', () => docx([], { count: 65_535 }), 'kind'],
  ['has a directory of 4 GB', () => docx([], { length: 0xff_ff_ff_ff }), 'kind'],
  ['has a directory behind the end', () => docx([], { offset: 0x7f_ff_ff_ff }), 'kind'],
  ['has a part for a directory', () => docx([], { offset: 0 }), 'kind'],
  ['has the directory for a part', () => docx([{ ...packedPart(image, 'x'), offset: 300 }]), 'kind'],
  ['has a part behind the end', () => docx([{ ...packedPart(image, 'x'), offset: 0x7f_ff_ff_ff }]), 'kind'],
  ['has a ZIP64 directory at 2^64 - 1', () => docx([], zip64(0xff_ff_ff_ff_ff_ff_ff_ffn)), 'kind'],
  ['has a ZIP64 directory at 2^63', () => docx([], zip64(0x80_00_00_00_00_00_00_00n)), 'kind'],
  ['has sizes of ZIP64', () => docx([{ ...packedPart(image, 'x'), declaredBytes: 0xff_ff_ff_ff }]), 'kind'],
  ['has a second end in its comment', () => docx([], { comment: archive([]) }), 'kind'],
  ['has a comment of 64 kB', () => docx([], { comment: Buffer.alloc(65_535) }), 'taken'],
  ['has a name of 60 kB', () => docx([packedPart('x'.repeat(60_000), 'x')]), 'taken'],
  ['has names that lead elsewhere', () => docx([packedPart('../../etc/passwd', 'x'), packedPart('C:\\x', 'x')]), 'taken'],
  ['is encrypted', () => docx([{ ...packedPart(image, 'x'), flags: 1 }]), 'kind'],
  ['is packed in an unknown way', () => docx([{ ...storedPart(image, 'x'), method: 99 }]), 'kind'],
  ['has two lengths of a stored part', () => docx([{ ...storedPart(image, 'x'), declaredBytes: 1_000 }]), 'kind'],
  ['has packed garbage', () => docx([{ name: image, packed: Buffer.alloc(1_000, 0xff), declaredBytes: 1_000 }]), 'kind'],
  ['has a part that breaks off', () => docx([{ ...zeros(1), packed: half(zeros(1).packed) }]), 'kind'],
  ['breaks off in the middle', () => half(honestLargeDocument()), 'kind'],
  ['is its first letters', () => Buffer.from('PK\u0003\u0004'), 'kind'],
  ['is 10 MB of first letters', () => filled('', 'PK\u0003\u0004'), 'kind'],
  ['is 10 MB of ends', () => filled('PK\u0003\u0004', 'PK\u0005\u0006'), 'kind'],
  ['has a description of 64 MB', () => archive([zeros(1, undefined, '[Content_Types].xml')]), 'kind'],
  ['has a description of 5 GB that declares 1000 bytes', () => archive([zeros(80, 1_000, '[Content_Types].xml')]), 'kind'],
  ['has a bomb within a bomb', () => docx([storedPart('word/embeddings/a.docx', docx([zeros(80, 1_000)]))]), 'taken'],
  ['is an ODT of 64 MB', () => archive([mimetype, zeros(1, undefined, 'content.xml')]), 'taken'],
  ['is an ODT that unpacks to 5 GB and declares 1000 bytes', () => archive([mimetype, zeros(80, 1_000)]), 'kind'],
  ['has a type of 64 MB', () => archive([zeros(1, undefined, 'mimetype')]), 'kind'],
  ['has a type that is another one too', () => archive([storedPart('mimetype', `${mimetype.packed.toString()} application/x-msdownload`)]), 'kind'],
  ['is a compound file of half of a name', () => filled('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'W\u0000o\u0000r\u0000d\u0000D\u0000'), 'kind'],
]; // prettier-ignore

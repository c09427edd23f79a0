import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';

/** A part of an archive, as the archive's directory describes it. */
export interface ZipEntry {
  name: string;
  /** Offset of the local header, which precedes the content. */
  offset: number;
  deflated: boolean;
  packedBytes: number;
  unpackedBytes: number;
}

/** The archive breaks the format, or contradicts its own directory. */
export class BrokenArchive extends Error {
  override name = 'BrokenArchive';
}

// Signatures and offsets of the ZIP format (APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16).
const endSignature = Buffer.from('PK\u0005\u0006');
const endLength = 22;
const longestComment = 0xff_ff;
const entrySignature = 0x02_01_4b_50;
const entryLength = 46;
const localSignature = 0x04_03_4b_50;
const localLength = 30;
const encryptedFlag = 1;
const [stored, deflated] = [0, 8];

/** A genuine document of 10 MB has fewer parts: a long one with a picture on every page has some hundreds. */
const maxEntries = 2_000;
const maxDirectoryBytes = 512 * 1024;

async function readAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  if (bytesRead < length) throw new BrokenArchive('it ends too early');
  return buffer;
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    if (at + entryLength > directory.length || directory.readUInt32LE(at) !== entrySignature)
      throw new BrokenArchive('an entry of the directory is none');
    const method = directory.readUInt16LE(at + 10);
    const encrypted = (directory.readUInt16LE(at + 8) & encryptedFlag) !== 0;
    if (encrypted || (method !== stored && method !== deflated)) throw new BrokenArchive('a part that is not readable');
    const nameEnd = at + entryLength + directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + entryLength, nameEnd),
      offset: directory.readUInt32LE(at + 42),
      deflated: method === deflated,
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * The directory of an archive. Sizes and offsets of ZIP64 are larger than any form, so they end as contradictions.
 * Throws {@link BrokenArchive}.
 */
export async function readZipDirectory(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat();
  const tailLength = Math.min(size, endLength + longestComment);
  const tail = await readAt(file, size - tailLength, tailLength);
  const end = tail.lastIndexOf(endSignature);
  if (end < 0 || end + endLength > tail.length) throw new BrokenArchive('no end of the directory');
  const count = tail.readUInt16LE(end + 10);
  const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (count > maxEntries || length > maxDirectoryBytes)
    throw new BrokenArchive('a directory longer than any document has');
  const entries = entriesOf(await readAt(file, offset, length), count);
  // Parts that share their bytes would be read once each, however little they unpack to.
  if (entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0) > size)
    throw new BrokenArchive('parts that overlap');
  return entries;
}

/** Parts up to this size are unpacked synchronously: a fraction of a millisecond, and faster than a stream. */
const smallBytes = 64 * 1024;

function unpackSmall(packed: Buffer, { deflated: isDeflated, unpackedBytes }: ZipEntry): Buffer {
  if (!isDeflated || packed.length === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(unpackedBytes, 1) });
  } catch (error) {
    throw new BrokenArchive('a part that does not unpack to what the directory declares', { cause: error });
  }
}

/**
 * Unpacks a part chunk by chunk, large ones in zlib's thread pool, and never more than the directory declares.
 * Throws {@link BrokenArchive}, and the errors of zlib.
 * @param path of the same file, for a read stream of its own
 */
export async function* unpack(path: string, file: FileHandle, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const { offset, packedBytes, unpackedBytes } = entry;
  const header = await readAt(file, offset, localLength);
  if (header.readUInt32LE(0) !== localSignature) throw new BrokenArchive('a part that is not where it should be');
  const start = offset + localLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (!entry.deflated && packedBytes !== unpackedBytes) throw new BrokenArchive('two lengths of one part');
  if (Math.max(packedBytes, unpackedBytes) <= smallBytes) {
    const content = unpackSmall(await readAt(file, start, packedBytes), entry);
    if (content.length > unpackedBytes) throw new BrokenArchive('more than the directory declares');
    yield content;
    return;
  }
  const { size } = await file.stat();
  if (start + packedBytes > size) throw new BrokenArchive('a part that goes on after the end');
  if (packedBytes === 0) return;
  const packed = createReadStream(path, { start, end: start + packedBytes - 1 });
  // The iteration throws the errors.
  const content = entry.deflated ? pipeline(packed, createInflateRaw({ chunkSize: 64 * 1024 }), () => {}) : packed;
  let bytes = 0;
  for await (const piece of content) {
    if (!(piece instanceof Uint8Array)) continue; // A stream without an encoding yields only buffers.
    bytes += piece.byteLength;
    if (bytes > unpackedBytes) throw new BrokenArchive('more than the directory declares');
    yield piece;
  }
}

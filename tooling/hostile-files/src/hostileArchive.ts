import { constants, crc32, deflateRawSync } from 'node:zlib';

/** An archive entry whose headers may be false. */
export interface HostilePart {
  name: string;
  /** The compressed bytes. */
  packed: Buffer;
  method?: number;
  flags?: number;
  /** The uncompressed size that the headers declare. */
  says?: number;
  /** The offset in the central directory; by default after the previous entry. */
  offset?: number;
  extra?: Buffer;
}

export interface HostileDirectory {
  count?: number;
  length?: number;
  offset?: number;
  /** Bytes between the central directory and its end record. */
  before?: Buffer;
  comment?: Buffer;
}

const most32 = 0xff_ff_ff_ff;

/** A deflated entry with correct headers. */
export function deflatedPart(name: string, content: Buffer | string): HostilePart {
  const whole = Buffer.from(content);
  return { name, packed: deflateRawSync(whole), says: whole.length };
}

export function storedPart(name: string, content: Buffer | string): HostilePart {
  const packed = Buffer.from(content);
  return { name, packed, method: 0, says: packed.length };
}

function header(local: boolean, part: HostilePart, offset: number): Buffer {
  const { name, packed, method = 8, flags = 0, says = 0, extra = Buffer.alloc(0) } = part;
  const content = Buffer.alloc(local ? 30 : 46);
  content.writeUInt32LE(local ? 0x04_03_4b_50 : 0x02_01_4b_50, 0);
  const at = local ? 6 : 8;
  content.writeUInt16LE(flags, at);
  content.writeUInt16LE(method, at + 2);
  content.writeUInt32LE(crc32(packed), at + 8);
  content.writeUInt32LE(packed.length, at + 12);
  content.writeUInt32LE(says, at + 16);
  content.writeUInt16LE(Buffer.byteLength(name), at + 20);
  content.writeUInt16LE(local ? 0 : extra.length, at + 22);
  if (!local) content.writeUInt32LE(offset, 42);
  return Buffer.concat([content, Buffer.from(name), ...(local ? [] : [extra])]);
}

/** Assembles an archive with the given, possibly false headers. */
export function hostileArchive(parts: readonly HostilePart[], directory: HostileDirectory = {}): Buffer {
  const { before = Buffer.alloc(0), comment = Buffer.alloc(0) } = directory;
  const contents: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const place = part.offset ?? at;
    entries.push(header(false, part, place));
    // An entry at another offset is not written again.
    if (part.offset !== undefined) continue;
    const content = Buffer.concat([header(true, part, 0), part.packed]);
    contents.push(content);
    at += content.length;
  }
  const listed = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  for (const place of [8, 10]) end.writeUInt16LE(directory.count ?? Math.min(parts.length, 0xff_ff), place);
  end.writeUInt32LE(directory.length ?? listed.length, 12);
  end.writeUInt32LE(directory.offset ?? at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...contents, listed, before, end, comment]);
}

/** The end of a ZIP64 archive: an optional end record, and a locator that points to `offset`. */
export function zip64Locator(offset: bigint): HostileDirectory {
  const before = Buffer.alloc(20);
  before.writeUInt32LE(0x07_06_4b_50, 0);
  before.writeBigUInt64LE(offset, 8);
  before.writeUInt32LE(1, 16);
  return { before, count: 0xff_ff, length: most32, offset: most32 };
}

const blockOfZeros = 64 * 1024 * 1024;
let block: Buffer | undefined;

/** Deflated zeros with a compression ratio of a thousand. */
export function deflatedZeros(blocks: number): { packed: Buffer; unpackedBytes: number } {
  block ??= deflateRawSync(Buffer.alloc(blockOfZeros), { finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync(Buffer.alloc(0));
  const packed = Buffer.concat([...Array.from({ length: blocks }, () => block ?? last), last]);
  return { packed, unpackedBytes: blocks * blockOfZeros };
}

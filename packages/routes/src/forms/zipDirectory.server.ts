/** A part of an archive, as the archive's directory names it. */
export interface ZipEntry {
  name: string;
  /** Unpacked. */
  bytes: number;
}

// Signatures and places of the ZIP format (APPNOTE.TXT, sections 4.3.12 and 4.3.16).
const endSignature = Buffer.from('PK\u0005\u0006');
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;

/** The parts that an archive says it has, without unpacking any; `undefined` where its directory is broken. */
export function zipEntries(archive: Buffer): ZipEntry[] | undefined {
  const end = archive.lastIndexOf(endSignature);
  if (end < 0 || end + endLength > archive.length) return undefined;
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + entryLength > archive.length || archive.readUInt32LE(at) !== entrySignature) return undefined;
    const nameEnd = at + entryLength + archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString('utf8', at + entryLength, nameEnd),
      bytes: archive.readUInt32LE(at + 24),
    });
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/** Tables of a TrueType font by tag. */
type Tables = Map<string, Buffer>;

const directoryStart = 12;
const recordSize = 16;

function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, table) => directoryStart + table * recordSize);
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

/** Writes the tables with offsets and lengths, without checksums, which the next tool computes. */
function writeTables(version: number, tables: Tables): Buffer {
  const directory = Buffer.alloc(directoryStart + tables.size * recordSize);
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  let at = directoryStart;
  for (const [tag, table] of tables) {
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    parts.push(padded(table));
    offset += padded(table).length;
    at += recordSize;
  }
  return Buffer.concat(parts);
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [position, value] of values.entries()) bytes.writeInt16BE((value << 16) >> 16, position * 2);
  return bytes;
}

/** Offsets of consecutive parts, and the end of the last one. */
function offsetsOf(parts: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc((parts.length + 1) * 4);
  let end = 0;
  for (const [position, { length }] of parts.entries()) {
    end += length;
    offsets.writeUInt32BE(end, (position + 1) * 4);
  }
  return offsets;
}

/** The parts of a table of offsets of two or four bytes; short offsets count pairs of bytes. */
function partsOf(data: Buffer, offsets: Buffer, isLong: boolean, count: number): Buffer[] {
  const offset = (part: number) => (isLong ? offsets.readUInt32BE(part * 4) : offsets.readUInt16BE(part * 2) * 2);
  return Array.from({ length: count }, (_, part) => data.subarray(offset(part), offset(part + 1)));
}

/** A point of an outline, in font units. */
export interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

/** A glyph at the lightest and at the boldest weight, with the same points in both. */
export interface Outline {
  light: readonly (readonly Point[])[];
  bold: readonly (readonly Point[])[];
  /** Difference of the advance width between the two. */
  advanceDelta: number;
}

const coordinatesOf = (contours: Outline['light'], axis: 'x' | 'y') => contours.flat().map((point) => point[axis]);

const differences = (values: readonly number[]) => values.map((value, point) => value - (values[point - 1] ?? 0));

/** An entry of the `glyf` table: every coordinate as a word, as compression makes up for it. */
function glyphEntry({ light }: Outline): Buffer {
  const [xs, ys] = [coordinatesOf(light, 'x'), coordinatesOf(light, 'y')];
  let end = -1;
  const ends = light.map(({ length }) => (end += length));
  return padded(
    Buffer.concat([
      words(light.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0),
      Buffer.from(light.flat().map(({ onCurve }) => Number(onCurve))),
      words(...differences(xs), ...differences(ys)),
    ]),
  );
}

const runLength = 64;

/** Packed deltas of the `gvar` table: runs of at most 64 words. */
function packed(deltas: readonly number[]): Buffer {
  const runs = Array.from({ length: Math.ceil(deltas.length / runLength) }, (_, run) =>
    deltas.slice(run * runLength, (run + 1) * runLength),
  );
  return Buffer.concat(runs.flatMap((run) => [Buffer.from([0x40 | (run.length - 1)]), words(...run)]));
}

/** An entry of the `gvar` table with one tuple, whose peak is the boldest weight, for all points. */
function variationEntry({ light, bold, advanceDelta }: Outline): Buffer {
  const deltas = (axis: 'x' | 'y') => {
    const from = coordinatesOf(light, axis);
    return coordinatesOf(bold, axis).map((value, point) => value - (from[point] ?? value));
  };
  // Four phantom points follow: the second one is the advance width.
  const xs = packed([...deltas('x'), 0, advanceDelta, 0, 0]);
  const ys = packed([...deltas('y'), 0, 0, 0, 0]);
  const data = Buffer.concat([Buffer.from([0]), xs, ys]);
  const [embeddedPeak, privatePoints, one] = [0x8000, 0x2000, 0x4000];
  return padded(Buffer.concat([words(1, 10, data.length, embeddedPeak | privatePoints, one), data]));
}

/** Replaces glyphs by their id in a variable TrueType font with one axis. */
export function withGlyphs(font: Buffer, outlines: ReadonlyMap<number, Outline>): Buffer {
  const tables = readTables(font);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
  const count = table('maxp').readUInt16BE(4);
  const head = Buffer.from(table('head'));
  const replaced = (parts: readonly Buffer[], entry: (outline: Outline) => Buffer) =>
    parts.map((part, id) => {
      const outline = outlines.get(id);
      return outline ? entry(outline) : padded(part);
    });

  const glyphs = replaced(partsOf(table('glyf'), table('loca'), head.readInt16BE(50) === 1, count), glyphEntry);
  head.writeInt16BE(1, 50);

  // Header of 20 bytes, offsets, tuples that glyphs have in common, then the variations of each glyph.
  const gvar = table('gvar');
  const [tuplesAt, dataAt] = [gvar.readUInt32BE(8), gvar.readUInt32BE(16)];
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const variations = replaced(partsOf(gvar.subarray(dataAt), gvar.subarray(20), isLong, count), variationEntry);
  const tuples = gvar.subarray(tuplesAt, tuplesAt + gvar.readUInt16BE(4) * gvar.readUInt16BE(6) * 2);
  const offsets = offsetsOf(variations);
  const header = Buffer.from(gvar.subarray(0, 20));
  header.writeUInt32BE(20 + offsets.length, 8);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + offsets.length + tuples.length, 16);

  tables.set('head', head);
  tables.set('glyf', Buffer.concat(glyphs));
  tables.set('loca', offsetsOf(glyphs));
  tables.set('gvar', Buffer.concat([header, offsets, tuples, ...variations]));
  return writeTables(font.readUInt32BE(0), tables);
}

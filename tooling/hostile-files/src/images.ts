import { deflateSync, crc32 } from 'node:zlib';
import { filled, megabyte, of, text, times } from './hostileFile.ts';

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const jpegHead = Buffer.from('ffd8', 'hex');
export const jpegs = of('JPEG', [
  [
    '65,535 × 65,535 pixels',
    () => Buffer.concat([jpegHead, segment(0xc0, Buffer.from('08ffffffff0311000211010311', 'hex'))]),
  ],
  ['10 MB of segments without a length', () => filled(Buffer.from('ffd8ffe00000', 'hex'), '\u00ff\u00e0\u0000\u0000')],
  ['10 MB of fill bytes', () => filled(Buffer.from('ffd8ffff', 'hex'), '\u00ff')],
  [
    'a directory of EXIF that is its own next one',
    () => Buffer.concat([jpegHead, segment(0xe1, Buffer.from('4578696600004d4d002a00000008000000000008', 'hex'))]),
  ],
  ['a profile in 65,535 parts', () => Buffer.concat([jpegHead, segment(0xe2, text('ICC_PROFILE\u0000\u00ff\u00ff'))])],
  [
    'fifty thousand tables',
    () => Buffer.concat([jpegHead, ...Array.from({ length: 50_000 }, () => segment(0xc4, Buffer.alloc(17)))]),
  ],
  [
    'a thousand scans',
    () => Buffer.concat([jpegHead, ...Array.from({ length: 1_000 }, () => segment(0xda, Buffer.alloc(10)))]),
  ],
  ['broken off after its first segment', () => Buffer.from('ffd8ffe0', 'hex')],
  ['nothing but its first bytes', () => jpegHead, 'kind'],
]);

const chunk = (name: string, content: Buffer, says = content.length): Buffer => {
  const [head, tail] = [Buffer.alloc(8), Buffer.alloc(4)];
  head.writeUInt32BE(says, 0);
  head.write(name, 4, 'latin1');
  tail.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), content])), 0);
  return Buffer.concat([head, content, tail]);
};
const pngHead = Buffer.from('89504e470d0a1a0a', 'hex');
const header = (size: string): Buffer => chunk('IHDR', Buffer.from(`${size}0806000000`, 'hex'));
export const pngs = of('PNG', [
  [
    '2^31 × 2^31 pixels',
    () => Buffer.concat([pngHead, header('7fffffff7fffffff'), chunk('IDAT', deflateSync(Buffer.alloc(megabyte)))]),
  ],
  [
    '100 MB of zeros in 100 kB',
    () =>
      Buffer.concat([pngHead, header('0000100000001000'), chunk('IDAT', deflateSync(Buffer.alloc(100 * megabyte)))]),
  ],
  ['a chunk of 4 GB', () => Buffer.concat([pngHead, chunk('IDAT', Buffer.alloc(10), 0xff_ff_ff_ff)])],
  ['800,000 empty chunks', () => filled(pngHead, chunk('teSt', Buffer.alloc(0)).toString('latin1'))],
  [
    'a text of 100 MB',
    () =>
      Buffer.concat([
        pngHead,
        header('0000000100000001'),
        chunk('zTXt', Buffer.concat([text('a\u0000\u0000'), deflateSync(Buffer.alloc(100 * megabyte))])),
      ]),
  ],
  [
    '2^32 pictures one after the other',
    () => Buffer.concat([pngHead, header('0000000100000001'), chunk('acTL', Buffer.alloc(8, 0xff))]),
  ],
  ['nothing but its first bytes', () => pngHead],
  ['its first bytes but one', () => pngHead.subarray(0, 7), 'kind'],
]);

const box = (name: string, content: Buffer, says = content.length + 8): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(says, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const heicHead = box('ftyp', text('heic\u0000\u0000\u0000\u0000mif1heic'));
export const heics = of('HEIC', [
  ['a box of no length', () => Buffer.concat([heicHead, box('meta', Buffer.alloc(100), 0)])],
  ['a box of 2^64 - 1 bytes', () => Buffer.concat([heicHead, box('meta', Buffer.alloc(8, 0xff), 1)])],
  [
    'a box that is shorter than its own name',
    () => filled(heicHead, box('meta', Buffer.alloc(0), 4).toString('latin1')),
  ],
  [
    '2^32 places of its items',
    () => Buffer.concat([heicHead, box('meta', box('iloc', Buffer.from(`02000000444400${'ff'.repeat(8)}`, 'hex')))]),
  ],
  [
    'a million boxes within each other',
    () => Buffer.concat([heicHead, times('\u0000\u00a0\u0000\u0000meta', 1_000_000)]),
  ],
  [
    'an item that is made of itself',
    () =>
      Buffer.concat([
        heicHead,
        box('iref', Buffer.from('00000000000000146469 6d67000100010001'.replace(' ', ''), 'hex')),
      ]),
  ],
  ['nothing but its first box', () => heicHead.subarray(0, 12)],
  ['a first box of another kind', () => box('ftyp', text('isom\u0000\u0000\u0000\u0000')), 'kind'],
]);

const riff = (content: Buffer, says = content.length + 4): Buffer => {
  const head = Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP', 'latin1');
  head.writeUInt32LE(says, 4);
  return Buffer.concat([head, content]);
};
export const webps = of('WebP', [
  ['says 4 GB', () => riff(text('VP8 '), 0xff_ff_ff_ff)],
  ['2^24 × 2^24 pixels', () => riff(Buffer.concat([text('VP8X\n\u0000\u0000\u0000'), Buffer.alloc(10, 0xff)]))],
  ['a tree of codes without end', () => riff(Buffer.concat([text('VP8L'), Buffer.alloc(10_000, 0xff)]))],
  ['a million pictures', () => filled(riff(text('VP8X\n\u0000\u0000\u0000')), 'ANMF\u0000\u0000\u0000\u0000')],
  ['a picture within itself', () => riff(times('RIFF\u00ff\u00ff\u00ff\u007fWEBP', 1_000))],
  ['nothing but its first bytes', () => riff(Buffer.alloc(0))],
]);

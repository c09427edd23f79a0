import { deflateRawSync, gzipSync } from 'node:zlib';
import { filled, megabyte, of, text, type HostileFile } from './hostileFile.ts';
import { pdfs, laughs, wordDocuments, openDocuments, compounds } from './documents.ts';
import { jpegs, pngs, heics, webps } from './images.ts';

const tiff = (hex: string): Buffer => Buffer.from(`49492a00${hex}`, 'hex');
const others = [
  ...of('GIF', [
    [
      '65,535 × 65,535 pixels',
      () => Buffer.from('474946383961ffffffffffffff2c00000000ffffffff000c01ff', 'hex'),
      'kind',
    ],
    ['blocks without end', () => filled(text('GIF89a'), '!\u00fe\u00ff'), 'kind'],
    ['nothing but its first bytes', () => text('GIF89a'), 'kind'],
  ]),
  ...of('TIFF', [
    ['a directory that is its own next one', () => tiff('08000000000008000000'), 'kind'],
    ['65,535 entries', () => Buffer.concat([tiff('08000000ffff'), Buffer.alloc(65_535 * 12)]), 'kind'],
    ['a directory behind the end', () => tiff('ffffff7f'), 'kind'],
    ['10 MB of directories', () => filled(tiff('08000000'), '\u0000\u0000\u0008\u0000\u0000\u0000'), 'kind'],
  ]),
  ...of('Another kind', [
    ['gzip that unpacks to 100 MB', () => gzipSync(Buffer.alloc(100 * megabyte)), 'kind'],
    ['a film with boxes of no length', () => filled(Buffer.from('1a45dfa3', 'hex'), '\u00ec\u0080'), 'kind'],
    [
      'ASF with objects of no length',
      () => filled(Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), '\u0000'),
      'kind',
    ],
    ['a drawing with a thousand million laughs', () => text(`<?xml version="1.0"?>${laughs}<svg/>`), 'kind'],
    ['raw deflate', () => deflateRawSync(Buffer.alloc(50 * megabyte)), 'kind'],
    ['one byte', () => text('%'), 'kind'],
  ]),
];

/** Malicious files of every accepted type and of some others. */
export const hostileFiles: readonly HostileFile[] = [
  ...pdfs,
  ...wordDocuments,
  ...openDocuments,
  ...compounds,
  ...jpegs,
  ...pngs,
  ...heics,
  ...webps,
  ...others,
];

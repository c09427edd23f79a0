import { createHash } from 'node:crypto';
import type { Random } from './random.ts';

export interface SampleFile {
  name: string;
  /** The media type that the site must detect. */
  type: string;
  content: Buffer;
}

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
];

/** A PDF with an empty page and `filling` in an unreferenced stream. */
function pdf(filling: Buffer): Buffer {
  const body = objects.map((object, position) => `${position + 1} 0 obj\n${object}\nendobj\n`).join('');
  const end = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n';
  const stream = `4 0 obj\n<< /Length ${filling.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(`%PDF-1.4\n${body}${stream}`), filling, Buffer.from(end)]);
}

/** A JPEG signature followed by `filling`. */
function jpeg(filling: Buffer): Buffer {
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  return Buffer.concat([head, filling, Buffer.from('ffd9', 'hex')]);
}

export interface FileOfSample {
  /** Mark of the sample. */
  mark: string;
  position: number;
  /** Size without the file format's overhead. */
  bytes: number;
}

/** A unique file that contains the sample's mark. */
export function sampleFile({ mark, position, bytes }: FileOfSample, random: Random): SampleFile {
  const noise = createHash('shake256', { outputLength: bytes }).update(String(random.next())).digest();
  const filling = Buffer.concat([Buffer.from(` ${mark}-${position} `), noise]);
  return random.next() < 0.5
    ? { name: `Lebenslauf ${mark} Ä${position} ✓.pdf`, type: 'application/pdf', content: pdf(filling) }
    : { name: `Foto ${mark} (${position}).jpg`, type: 'image/jpeg', content: jpeg(filling) };
}

/** SHA-256, in hex. */
export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

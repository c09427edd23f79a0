import { LRUCache } from 'lru-cache';
import makeQrCode from 'qrcode-generator';

/** A QR code as the data of an SVG path, one unit per module, without the quiet zone. */
export interface QrCode {
  /** The address that it contains. */
  address: string;
  /** Width and height, in modules. */
  size: number;
  path: string;
}

function drawCode(address: string): QrCode {
  const code = makeQrCode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) => {
    const modules = Array.from({ length: size }, (__, column) => (code.isDark(row, column) ? '#' : ' ')).join('');
    // A stroke of one unit through the middle of each run of dark modules is shorter than its outline.
    let end = 0;
    const runs = Array.from(modules.matchAll(/#+/g), ({ index, 0: { length } }) => {
      const gap = index - end;
      end = index + length;
      return `${gap > 0 ? `m${gap} 0` : ''}h${length}`;
    });
    return `M0 ${row}${runs.join('')}`;
  });
  return { address, size, path: rows.join('') };
}

/** At most 2 kB each. */
const maxCodes = 1_000;

/** Drawing takes two fifths of a job page's time, and the page is rendered again after each publication. */
const codes = new LRUCache<string, QrCode>({ max: maxCodes, memoMethod: drawCode });

/** Encodes an address with error correction M, which paper with a fold or a stain needs. */
export const qrCode = (address: string): QrCode => codes.memo(address);

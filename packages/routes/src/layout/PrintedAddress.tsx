import * as styles from './PrintedAddress.css.ts';
import type { QrCode } from './qrCode.server.ts';

/** On paper only: the page's address in letters and as a QR code. */
export function PrintedAddress({ code: { address, size, path } }: { code: QrCode }) {
  return (
    <div className={styles.printed}>
      <svg
        width="96"
        height="96"
        viewBox={`0 -.5 ${size} ${size}`}
        stroke="#000"
        shapeRendering="crispEdges"
        aria-hidden
      >
        <path d={path} />
      </svg>
      <p>{address}</p>
    </div>
  );
}

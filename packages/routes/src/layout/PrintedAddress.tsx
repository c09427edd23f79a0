import * as styles from './PrintedAddress.css.ts';
import type { QrCode } from './qrCode.server.ts';

interface PrintedAddressProps {
  address: string;
  /** The same address for a phone's camera. */
  code?: QrCode;
}

/** On paper only: the page's address, in letters and where it is worth its bytes as a QR code. */
export function PrintedAddress({ address, code }: PrintedAddressProps) {
  return (
    <div className={styles.printed}>
      {code && (
        <svg
          width="96"
          height="96"
          viewBox={`0 -.5 ${code.size} ${code.size}`}
          stroke="#000"
          shapeRendering="crispEdges"
          aria-hidden
        >
          <path d={code.path} />
        </svg>
      )}
      <p>{address}</p>
    </div>
  );
}

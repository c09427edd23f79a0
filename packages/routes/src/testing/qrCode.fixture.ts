import type { QrCode } from '../layout/qrCode.server.ts';

/** The shape of a code, which no telephone can read. */
export const qrCodeFixture: QrCode = {
  address: 'https://www.tabor.example/jobs/offene-stellen/1',
  size: 7,
  path: 'M0 0h7M0 1h1m5 0h1M0 2h1m1 0h3m1 0h1M0 3h1m1 0h3m1 0h1M0 4h1m1 0h3m1 0h1M0 5h1m5 0h1M0 6h7',
};

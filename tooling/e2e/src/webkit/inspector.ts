import type { ConnectOverCDPTransport } from 'playwright/test';
import { WebSocket } from 'ws';

/** WebKit's server closes the connection at a frame of 128 KiB. */
const largestFrame = 64 * 1_024;

/** The connection to the inspector of a page of WebKitGTK or WPE; Playwright speaks its protocol with iOS. */
export function inspectorTransport(address: string): ConnectOverCDPTransport {
  let socket: WebSocket | undefined;
  const transport: ConnectOverCDPTransport = {
    open() {
      socket = new WebSocket(address);
      socket.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        const message: object = JSON.parse(data);
        transport.onmessage?.(message);
      });
      socket.on('close', () => transport.onclose?.('the page was closed'));
      socket.on('error', (error) => transport.onclose?.(error.message));
    },
    send(message) {
      const bytes = Buffer.from(JSON.stringify(message));
      for (let at = 0; at < bytes.length; at += largestFrame) {
        const end = at + largestFrame;
        socket?.send(bytes.subarray(at, end), { binary: false, fin: end >= bytes.length });
      }
    },
    close: () => socket?.close(),
  };
  return transport;
}

import type { ConnectOverCDPTransport } from 'playwright/test';
import { WebSocket } from 'ws';
import { answerLimitMs } from './browserWindow.ts';

/** WebKit's server closes the connection at a frame of 128 KiB. */
const largestFrame = 64 * 1_024;

interface Message {
  id?: number;
  method?: string;
  params?: { message?: string; frame?: { parentId?: string } };
}

/** What a message carries to or from the page; the inspector itself only answers that it was passed on. */
function withinPage({ method, params }: Message): Message | undefined {
  return /^Target\.(?:sendMessageTo|dispatchMessageFrom)Target$/.test(method ?? '') && params?.message
    ? JSON.parse(params.message)
    : undefined;
}

/**
 * The connection to the inspector of a page of WebKitGTK or WPE; Playwright speaks its protocol with iOS. It closes, with
 * the message in the error, if one gets no answer in time.
 */
export function inspectorTransport(address: string): ConnectOverCDPTransport & { fail(reason: string): void } {
  let socket: WebSocket | undefined;
  /** Of messages without an answer. Ids are unique in both layers. */
  const limits = new Map<number, NodeJS.Timeout>();

  function fail(reason: string): void {
    limits.forEach((limit) => clearTimeout(limit));
    limits.clear();
    transport.onclose?.(reason);
    socket?.close();
  }
  function expectAnswer({ id = 0, ...message }: Message): void {
    const text = JSON.stringify(message).slice(0, 1_000);
    limits.set(
      id,
      setTimeout(() => fail(`WebKit gave no answer to ${text}`), answerLimitMs),
    );
  }
  function read({ id, method, params }: Message): void {
    // A document that is gone does not answer.
    const isNavigation = method === 'Page.frameNavigated' && !params?.frame?.parentId;
    for (const answered of isNavigation ? limits.keys() : id ? [id] : []) {
      clearTimeout(limits.get(answered));
      limits.delete(answered);
    }
  }

  const transport: ReturnType<typeof inspectorTransport> = {
    fail,
    open() {
      socket = new WebSocket(address);
      socket.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        const message: Message = JSON.parse(data);
        read(withinPage(message) ?? message);
        transport.onmessage?.(message);
      });
      socket.on('close', () => fail('the page was closed'));
      socket.on('error', (error) => fail(error.message));
    },
    send(message: Message) {
      expectAnswer(withinPage(message) ?? message);
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

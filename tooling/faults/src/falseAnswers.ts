import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Response header in which the content service confirms a submission. */
export const receiptHeader = 'x-receipt';

/** How long a false answer stays open, where it never ends by itself. */
const openMs = 3_000;

const page = '<!doctype html><title>Wartung</title><h1>Wir sind gleich zurück.</h1>';
const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json' };

interface FalseAnswerOptions {
  to: ServerResponse;
  /** The latest receipt that the content service has sent for a submission, whichever it was. */
  receipt: string;
}

/** Sends a part of a response, and breaks the connection. */
function breakOff(to: ServerResponse, headers: Record<string, string | number>, part: string | Buffer): void {
  to.writeHead(200, headers).write(part, () => to.destroy());
}

function endLater(to: ServerResponse): void {
  setTimeout(() => to.destroy(), openMs).unref();
}

/** Writes bytes that are no response of Node's server. */
function writeRaw({ socket }: ServerResponse, bytes: string): void {
  socket?.end(bytes);
}

/** What anything else than the content service may answer in its place. None of it confirms a submission. */
export const falseAnswers: Readonly<Record<string, (options: FalseAnswerOptions) => unknown>> = {
  'maintenance page': ({ to }) => to.writeHead(200, html).end(page),
  'maintenance page with 201': ({ to }) => to.writeHead(201, html).end(page),
  'empty 200': ({ to }) => to.end(),
  'empty 204': ({ to }) => to.writeHead(204).end(),
  'content service without receipts': ({ to }) => to.writeHead(201, json).end('{}'),
  'another service': ({ to }) => to.writeHead(200, json).end('{"status":"ok","id":4711}'),
  'a queue': ({ to }) => to.writeHead(202, json).end('{"accepted":true}'),
  'a mirror': ({ to }) => to.writeHead(200, json).end(JSON.stringify(to.req.headers)),
  'half a JSON': ({ to }) => breakOff(to, { ...json, 'content-length': 99 }, '{"data":{"id":1,"attri'),
  'a response cut off': ({ to }) => breakOff(to, html, page.slice(0, 20)),
  'an endless response': ({ to }) => endLater(to.writeHead(200, html)),
  'no response': ({ to }) => endLater(to),
  'a garbled encoding': ({ to }) => to.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(page),
  'a truncated encoding': ({ to }) =>
    to.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(page).subarray(0, 20)),
  'bytes that are no text': ({ to }) => to.writeHead(200, json).end(Buffer.from('{"Zürich":"\u00e9"}', 'latin1')),
  'a redirect to a page': ({ to }) => to.writeHead(302, { location: '/wartung' }).end(),
  'a redirect to itself': ({ to }) => to.writeHead(308, { location: to.req.url }).end(),
  'a receipt without signature': ({ to }) => to.writeHead(201, { ...json, [receiptHeader]: 'sha256=' }).end('{}'),
  'a receipt with a wrong signature': ({ to, receipt }) =>
    to.writeHead(201, { ...json, [receiptHeader]: receipt.replace(/.$/, 'x') }).end('{}'),
  'the receipt of another submission': ({ to, receipt }) =>
    to.writeHead(201, { ...json, [receiptHeader]: receipt }).end('{}'),
  'HTTP/1.0': ({ to }) => writeRaw(to, `HTTP/1.0 200 OK\r\n\r\n${page}`),
  'another protocol': ({ to }) => writeRaw(to, 'SSH-2.0-OpenSSH_9.2p1\r\n'),
};

/** Answers requests with each of {@link falseAnswers} in turn, before their bodies are read or after that. */
export function createFalseAnswers() {
  const answers = Object.values(falseAnswers);
  let receipt = '';
  let next = 0;
  return {
    noteReceipt: (value: string) => void (receipt = value),
    answer(from: IncomingMessage, to: ServerResponse): void {
      const answer = answers[next % answers.length];
      const isImmediate = Math.floor(next / answers.length) % 2 === 1;
      next += 1;
      const send = () => answer?.({ to, receipt });
      if (isImmediate) send();
      else from.resume().once('end', send);
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';

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
function breakOff(to: ServerResponse): void {
  to.writeHead(200, html).write(page.slice(0, 20), () => to.destroy());
}

function endLater(to: ServerResponse): void {
  setTimeout(() => to.destroy(), openMs).unref();
}

/**
 * What anything else than the content service may answer in its place: one of each sort, as the delivery's own test has all
 * that confirms no submission.
 */
export const falseAnswers: Readonly<Record<string, (options: FalseAnswerOptions) => unknown>> = {
  'maintenance page': ({ to }) => to.writeHead(200, html).end(page),
  'content service without receipts': ({ to }) => to.writeHead(201, json).end('{}'),
  'a response cut off': ({ to }) => breakOff(to),
  'an endless response': ({ to }) => endLater(to.writeHead(200, html)),
  'no response': ({ to }) => endLater(to),
  'a redirect to itself': ({ to }) => to.writeHead(308, { location: to.req.url }).end(),
  'the receipt of another submission': ({ to, receipt }) =>
    to.writeHead(201, { ...json, [receiptHeader]: receipt }).end('{}'),
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

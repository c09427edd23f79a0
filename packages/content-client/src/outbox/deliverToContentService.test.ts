import { truncate, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { beforeEach, describe, expect, it } from 'vitest';
import { receiptHeader, signReceipt } from '../contract/receipt.ts';
import { type DeliveryLimits, deliverToContentService } from './deliverToContentService.ts';
import { DeliveryRejected, DeliveryUnconfirmed } from './deliveryErrors.ts';
import type { Submission } from './submission.ts';

const megabyte = 1024 * 1024;

const receipt = signReceipt('token', 'application', 'k', 'R');
const signature = receipt[receiptHeader] ?? '';

const html = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };

/** Sends a part of the body once the request has arrived, and breaks the connection. */
function breakOff(outgoing: ServerResponse, part: string): void {
  outgoing.req.resume().once('end', () => outgoing.write(part, () => outgoing.destroy()));
}

type Answer = (outgoing: ServerResponse) => unknown;

/** Answers to an application that do not prove that the content service has stored it. */
const falseAnswers: [what: string, answer: Answer][] = [
  ['a maintenance page', (outgoing) => outgoing.writeHead(200, html).end('<h1>Wartung</h1>')],
  ['an empty 200', (outgoing) => outgoing.end()],
  ['an empty 204', (outgoing) => outgoing.writeHead(204).end()],
  ['an older content service', (outgoing) => outgoing.writeHead(201, json).end('{}')],
  ['another service', (outgoing) => outgoing.writeHead(200, json).end('{"status":"ok","id":1}')],
  ['a queue', (outgoing) => outgoing.writeHead(202, json).end('{"key":"k","reference":"R"}')],
  ['a mirror', (outgoing) => outgoing.req.pipe(outgoing.writeHead(200, { 'idempotency-key': 'k' }))],
  ['half a JSON', (outgoing) => breakOff(outgoing.writeHead(200, { ...json, 'content-length': 99 }), '{"key":"k"')],
  ['a body that never ends', (outgoing) => outgoing.writeHead(200, html).write('<h1>')],
  ['a garbled encoding', (outgoing) => outgoing.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')],
  ['a redirect to a page', (outgoing) => outgoing.writeHead(303, { location: '/wartung' }).end()],
  ['a redirect to another host', (outgoing) => outgoing.writeHead(301, { location: 'http://localhost:9/' }).end()],
  ['a receipt in the body', (outgoing) => outgoing.writeHead(201, json).end(JSON.stringify(receipt))],
  ['an unsigned receipt', (outgoing) => outgoing.writeHead(201, { [receiptHeader]: 'k R' }).end()],
  ['a receipt cut short', (outgoing) => outgoing.writeHead(201, { [receiptHeader]: signature.slice(0, -1) }).end()],
  ['two receipts', (outgoing) => outgoing.writeHead(201, { [receiptHeader]: [signature, signature] }).end()],
  ...Object.entries({
    'with another secret': signReceipt('another token', 'application', 'k', 'R'),
    'for another key': signReceipt('token', 'application', 'other', 'R'),
    'for another reference': signReceipt('token', 'application', 'k', 'other'),
    'for a message': signReceipt('token', 'message', 'k', 'R'),
  }).map(([what, headers]): [string, Answer] => [
    `a receipt ${what}`,
    (outgoing) => outgoing.writeHead(201, headers).end(),
  ]),
];

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function bufferedBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

describe('deliverToContentService', () => {
  const arrived: IncomingMessage[] = [];
  let immediateAnswer: Answer | undefined;
  /** Leaves the request body unread, and confirms it once the test has read it; or responds immediately. */
  const service: RequestListener = (incoming, outgoing) => {
    if (immediateAnswer) return void immediateAnswer(outgoing);
    arrived.push(incoming.once('end', () => outgoing.writeHead(201, receipt).end()));
  };
  const access = { url: '', token: 'token' };
  const deliver = (submission: Submission, signal = AbortSignal.timeout(10_000), limits?: DeliveryLimits) =>
    deliverToContentService(access, limits)(submission, signal);
  const never = new AbortController().signal;
  let directory = '';
  const submissionOf = async (bytes: number, name: string): Promise<Submission> => {
    const path = join(directory, 'file');
    await writeFile(path, '');
    await truncate(path, bytes); // A sparse file of zeros.
    const files = [{ path, name, type: 'application/pdf', bytes, hash: '' }];
    return { key: 'k', reference: 'R', kind: 'application', tenant: 'tabor', fields: {}, files, acceptedAt: 0 };
  };
  const nextArrived = async (): Promise<IncomingMessage> => {
    const [incoming] = arrived.splice(0);
    if (incoming) return incoming;
    await wait(5);
    return nextArrived();
  };

  beforeEach(async () => {
    directory = await temporaryFolder();
    ({ url: access.url } = await temporaryServer(service));
    immediateAnswer = undefined;
    arrived.length = 0;
  });

  it('applies backpressure when reading files', async () => {
    const submission = await submissionOf(60 * megabyte, 'gross.pdf');
    const before = bufferedBytes();
    const delivered = deliver(submission);
    const incoming = await nextArrived();
    await wait(500);
    expect(bufferedBytes() - before).toBeLessThan(20 * megabyte);
    incoming.resume();
    await delivered;
  });

  it('encodes any file name, and prevents header injection', async () => {
    const delivered = deliver(await submissionOf(10, 'Lebens"lauf\r\nX-Evil: 1 Ngọc 履歴書.pdf'));
    const sent = await text(await nextArrived());
    await delivered;
    expect(sent).toContain('filename="Lebens%22lauf%0D%0AX-Evil: 1 Ngọc 履歴書.pdf"');
  });

  it('continues as long as the service keeps reading', async () => {
    const silenceMs = 2_000;
    const startedAt = performance.now();
    const delivered = deliver(await submissionOf(60 * megabyte, 'gross.pdf'), never, { silenceMs, answerMs: 10_000 });
    let read = 0;
    // Each step exceeds the socket buffers; otherwise the sender would not notice the pauses.
    for await (const chunk of await nextArrived()) {
      const before = Math.floor(read / (8 * megabyte));
      read += (chunk as Uint8Array).byteLength;
      if (Math.floor(read / (8 * megabyte)) > before) await wait(silenceMs / 4);
    }
    await delivered;
    expect(read).toBeGreaterThan(60 * megabyte);
    expect(performance.now() - startedAt).toBeGreaterThan(silenceMs * 1.5);
  });

  it('aborts when the service stops reading', async () => {
    const delivered = deliver(await submissionOf(60 * megabyte, 'gross.pdf'), never, {
      silenceMs: 300,
      answerMs: 60_000,
    });
    await expect(delivered).rejects.toThrow('nothing moved for 0.3 s');
    expect((await nextArrived()).complete).toBe(false);
  });

  it('aborts when the service never responds', async () => {
    const delivered = deliver(await submissionOf(10, 'klein.pdf'), never, { silenceMs: 60_000, answerMs: 300 });
    await expect(delivered).rejects.toThrow('nothing moved for 0.3 s');
    await nextArrived();
  });

  it.each([
    [400, { isForGood: true }],
    [413, { isForGood: true }],
    [422, { isForGood: true }],
    [401, { isForGood: false }, ': it does not accept CONTENT_API_TOKEN'],
    [403, { isForGood: false }],
    [404, { isForGood: false }],
  ])(
    'rejects with DeliveryRejected for status %i, even before the body is read',
    async (status, rejection, cause = '') => {
      immediateAnswer = (outgoing) => outgoing.writeHead(status, json).end();
      const error: unknown = await deliver(await submissionOf(20 * megabyte, 'gross.pdf')).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(DeliveryRejected);
      expect(error).toMatchObject({ ...rejection, message: `the content service answered ${status}${cause}` });
    },
  );

  it.each([408, 425, 429, 500, 503])('rejects with a retryable error for status %i', async (status) => {
    immediateAnswer = (outgoing) => outgoing.writeHead(status).end();
    const error: unknown = await deliver(await submissionOf(10, 'a.pdf')).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(DeliveryRejected);
    expect(error).toMatchObject({ message: `the content service answered ${status}` });
  });

  it('rejects with a retryable error for the 404 of a proxy without a content service', async () => {
    immediateAnswer = (outgoing) => outgoing.writeHead(404, html).end('<h1>Not Found</h1>');
    const error: unknown = await deliver(await submissionOf(10, 'a.pdf')).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(DeliveryRejected);
    expect(error).toMatchObject({ message: 'the content service answered 404' });
  });

  it.each(falseAnswers)('rejects with DeliveryUnconfirmed for %s', async (_, answer) => {
    immediateAnswer = answer;
    const error: unknown = await deliver(await submissionOf(10, 'a.pdf')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DeliveryUnconfirmed);
    expect(error).toMatchObject({ message: expect.stringMatching(/^the answer [23]\d\d has no receipt/) });
  });

  it('takes no receipt for an application to several houses but one that names them all', async () => {
    const submission = { ...(await submissionOf(10, 'a.pdf')), fields: { houses: 'geeren bauma' } };
    const answerWith = (...houses: string[]) => {
      const signed = signReceipt('token', 'application', 'k', 'R', ...houses);
      immediateAnswer = (outgoing) => outgoing.writeHead(201, signed).end();
      return deliver(submission);
    };
    await expect(answerWith('bauma', 'geeren')).resolves.toBeUndefined();
    // As of a content service that does not know other houses.
    await expect(answerWith()).rejects.toThrow(DeliveryUnconfirmed);
    await expect(answerWith('bauma')).rejects.toThrow(DeliveryUnconfirmed);
  });

  it('delivers an application to those of its houses that have not left the group since', async () => {
    const submission = { ...(await submissionOf(10, 'a.pdf')), fields: { houses: 'geeren sonnmatt bauma' } };
    const bodies: string[] = [];
    immediateAnswer = async (outgoing) => {
      bodies.push(await text(outgoing.req));
      outgoing.writeHead(201, signReceipt('token', 'application', 'k', 'R', 'bauma', 'geeren')).end();
    };
    await expect(deliver(submission)).resolves.toBeUndefined();
    expect(bodies).toEqual([expect.stringMatching(/"houses":"(?:bauma geeren|geeren bauma)"/)]);
  });

  it('takes the receipt of a response whose body breaks off', async () => {
    immediateAnswer = (outgoing) => breakOff(outgoing.writeHead(200, { ...receipt, 'content-length': 99 }), '{');
    await expect(deliver(await submissionOf(10, 'a.pdf'))).resolves.toBeUndefined();
  });

  it('causes no unhandled rejection when it is aborted', async () => {
    const submission = await submissionOf(60 * megabyte, 'gross.pdf');
    for (const after of [0, 1, 5, 20]) {
      await expect(deliver(submission, AbortSignal.timeout(after))).rejects.toThrow('aborted due to timeout');
    }
    await wait(100);
  });
});

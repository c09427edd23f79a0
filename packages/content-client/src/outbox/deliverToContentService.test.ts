import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DeliveryLimits, deliverToContentService } from './deliverToContentService.ts';
import { DeliveryRefused } from './deliveryRefused.ts';
import type { Submission } from './submission.ts';

const megabyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function bufferedBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

describe('deliverToContentService', () => {
  const arrived: IncomingMessage[] = [];
  let immediateStatus: number | undefined;
  /** Leaves the request body unread, unless it is to respond immediately. */
  const service = createServer((incoming, outgoing) => {
    if (immediateStatus) return void outgoing.writeHead(immediateStatus).end();
    arrived.push(incoming.once('end', () => outgoing.writeHead(201).end()));
  });
  const access = () => ({ url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, token: 'token' });
  const deliver = (submission: Submission, signal = AbortSignal.timeout(10_000), limits?: DeliveryLimits) =>
    deliverToContentService(access(), limits)(submission, signal);
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

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'delivery-'));
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
  });
  afterEach(() => {
    immediateStatus = undefined;
    arrived.length = 0;
  });
  afterAll(async () => {
    service.closeAllConnections();
    service.close();
    await rm(directory, { recursive: true, force: true });
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
    [401, { isForGood: false }],
    [403, { isForGood: false }],
    [404, { isForGood: false }],
  ])('rejects with DeliveryRefused for status %i, even before the body is read', async (status, refusal) => {
    immediateStatus = status;
    const error: unknown = await deliver(await submissionOf(20 * megabyte, 'gross.pdf')).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(DeliveryRefused);
    expect(error).toMatchObject({ ...refusal, message: `the content service answered ${status}` });
  });

  it.each([408, 425, 429, 500, 503])('rejects with a retryable error for status %i', async (status) => {
    immediateStatus = status;
    const error: unknown = await deliver(await submissionOf(10, 'a.pdf')).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(DeliveryRefused);
    expect(error).toMatchObject({ message: `the content service answered ${status}` });
  });

  it('causes no unhandled rejection when it is aborted', async () => {
    const submission = await submissionOf(60 * megabyte, 'gross.pdf');
    for (const after of [0, 1, 5, 20]) {
      await expect(deliver(submission, AbortSignal.timeout(after))).rejects.toThrow('aborted due to timeout');
    }
    await wait(100);
  });
});

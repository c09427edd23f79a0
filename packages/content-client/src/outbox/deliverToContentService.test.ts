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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverToContentService } from './deliverToContentService.ts';
import type { Submission } from './submission.ts';

const megabyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is held in memory, in bytes. */
function held(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

describe('a delivery to the content service', () => {
  const arrived: IncomingMessage[] = [];
  /** Takes a request and leaves it lying. */
  const service = createServer((incoming, outgoing) => {
    arrived.push(incoming.once('end', () => outgoing.writeHead(201).end()));
  });
  const deliver = (submission: Submission, signal = AbortSignal.timeout(10_000)) =>
    deliverToContentService({ url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, token: 'token' })(
      submission,
      signal,
    );
  let directory = '';
  const submissionOf = async (bytes: number, name: string): Promise<Submission> => {
    const path = join(directory, 'file');
    await writeFile(path, '');
    await truncate(path, bytes); // Of zeros, which nobody has held in memory.
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
  afterAll(async () => {
    service.closeAllConnections();
    service.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('reads a file no faster than the service takes it', async () => {
    const submission = await submissionOf(60 * megabyte, 'gross.pdf');
    const before = held();
    const delivered = deliver(submission);
    const incoming = await nextArrived();
    await wait(500);
    expect(held() - before).toBeLessThan(20 * megabyte);
    incoming.resume();
    await delivered;
  });

  it('carries any file name, and no line of its own beside it', async () => {
    const delivered = deliver(await submissionOf(10, 'Lebens"lauf\r\nX-Evil: 1 Ngọc 履歴書.pdf'));
    const sent = await text(await nextArrived());
    await delivered;
    expect(sent).toContain('filename="Lebens%22lauf%0D%0AX-Evil: 1 Ngọc 履歴書.pdf"');
  });

  it('ends quietly when it is broken off', async () => {
    const submission = await submissionOf(60 * megabyte, 'gross.pdf');
    for (const after of [0, 1, 5, 20]) {
      await expect(deliver(submission, AbortSignal.timeout(after))).rejects.toThrow('aborted due to timeout');
    }
    await wait(100);
  });
});

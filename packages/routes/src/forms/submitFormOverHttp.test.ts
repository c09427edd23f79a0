import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileLimits } from '@group/content-client/contract/submissions/files';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientIpPrefixHeader } from '../site/clientIpPrefix.ts';
import { applicant, applicationForm, filledIn, openedToken } from './application.fixture.ts';
import { png } from './files.fixture.ts';
import { submissionDirectory, submissionServiceFixture } from './submissionService.fixture.ts';
import type { SubmissionService } from './submissionService.server.ts';
import { inJson, submitForm } from './submitForm.server.ts';

const megabyte = 1024 * 1024;
const boundary = 'the-boundary';

const part = (name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileStart = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\n`;

let submissions: SubmissionService;
let port = 0;
let dataDirectory = '';

/** A server that takes applications, as it stands behind the sites. */
async function serve(idleTimeoutMs: number): Promise<void> {
  const form = { ...applicationForm, limits: { ...fileLimits.application, idleTimeoutMs } };
  const answer = getRequestListener(inJson((request: Request) => submitForm(submissions, request, form)));
  ({ port } = await temporaryServer((incoming, outgoing) => void answer(incoming, outgoing)));
}

beforeEach(() => {
  const uploads = { maxBytes: 5 * megabyte, maxBytesPerNetwork: 3 * megabyte };
  dataDirectory = submissionDirectory();
  submissions = submissionServiceFixture({ dataDirectory, uploads });
});
afterEach(() => submissions.close());

/** Sends a form that is announced to be longer than it is, and leaves the connection open. */
function sendUnfinished(body: string | Buffer, network = '192.0.2.1'): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: tabor.localhost\r\n${clientIpPrefixHeader}: ${network}\r\n` +
      `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${9 * megabyte}\r\n\r\n`,
  );
  socket.write(body);
  return socket;
}

async function sendWhole(fields: Readonly<Record<string, string>>, files: readonly Buffer[], network = '192.0.2.1') {
  const body = filledIn(fields, ...files.map((file, position) => new File([Uint8Array.from(file)], `${position}.png`)));
  return fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers: { [clientIpPrefixHeader]: network } });
}

const stamped = () => ({ ...openedToken(submissions), ...applicant });
const partsOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('');

/** Of files of forms, finished or not. */
async function bytesOnDisk(): Promise<number> {
  const folder = `${dataDirectory}/outbox/files`;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'));
  // A form that is discarded at this moment takes its files along.
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name)).catch(() => null)));
  return sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0);
}

describe('submitForm over HTTP', () => {
  it.each([
    ['before the first byte', () => ''],
    ['in a field', () => part('firstName', 'Vera').slice(0, -4)],
    ['in a file', () => `${partsOf(stamped())}${fileStart}${png.toString('latin1')}`],
  ])('gives up on a client that falls silent %s, and keeps nothing of it', async (_when, body) => {
    await serve(200);
    const socket = sendUnfinished(body());
    const [status = ''] = (await text(socket)).split('\r\n');
    expect(status).toContain('408');
    expect(await bytesOnDisk()).toBe(0);
  });

  it('takes a form whose pieces come slowly, but come', async () => {
    await serve(5_000);
    const whole = `${partsOf(stamped())}--${boundary}--\r\n`;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST / HTTP/1.1\r\nhost: tabor.localhost\r\nconnection: close\r\n` +
        `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${whole.length}\r\n\r\n`,
    );
    for (const piece of whole.match(/.{1,40}/gs) ?? []) {
      socket.write(piece);
      await new Promise((resolve) => void setImmediate(resolve));
    }
    expect(await text(socket)).toContain('"sent":');
  });

  it.each([
    ['without a token', () => applicant],
    ['with a token of its own', () => ({ key: '00000000-0000-4000-8000-000000000000', moment: '1.x', ...applicant })],
  ])('writes no file of a form %s, and keeps its words', async (_what, fields) => {
    await serve(60_000);
    const file = Buffer.concat([png, Buffer.alloc(megabyte)]);
    const socket = sendUnfinished(`${partsOf(fields())}${fileStart}`);
    socket.write(file);
    const answer = await sendWhole(fields(), [file]);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ formError: 'again', values: applicant, fileCount: 1 });
    expect(await bytesOnDisk()).toBe(0);
    socket.destroy();
  });

  it('has room for so much of one network, and of all, and says when to come again', async () => {
    await serve(60_000);
    await submissions.outbox();
    const file = Buffer.concat([png, Buffer.alloc(megabyte)]);
    const start = `${partsOf(stamped())}${fileStart}`;
    const hold = async (network: string): Promise<Socket> => {
      const before = await bytesOnDisk();
      const socket = sendUnfinished(start, network);
      socket.write(file);
      // All but what the parser holds back, as it could be the next boundary.
      await expect.poll(bytesOnDisk).toBeGreaterThanOrEqual(before + megabyte);
      return socket;
    };
    const first = await hold('2001:db8:1:200::');
    const rejected = await sendWhole(stamped(), [file], '2001:db8:1:3ff::');
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await rejected.json()).toMatchObject({ formError: 'crowded', values: applicant });
    // Words alone need no room, and another network has its own.
    expect((await sendWhole(stamped(), [], '2001:db8:1:3ff::')).status).toBe(200);
    expect((await sendWhole(stamped(), [file], '192.0.2.2')).status).toBe(200);
    const second = await hold('192.0.2.3');
    expect((await sendWhole(stamped(), [file], '192.0.2.4')).status).toBe(503);
    first.destroy();
    second.destroy();
    await expect.poll(async () => (await sendWhole(stamped(), [file], '192.0.2.1')).status).toBe(200);
  });
});

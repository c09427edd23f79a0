import { once } from 'node:events';
import fs, { readdirSync } from 'node:fs';
import promises from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../testing/admin.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

const service = runningService();
const incoming = join(service.dataDirectory, 'incoming');
const sockets: Socket[] = [];
let admin: string;

beforeAll(async () => {
  admin = await adminToken(service, 'strapi-super-admin');
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
/** Sends the start of a file of 10 MB and keeps the connection open; returns the status line, once there is one. */
async function beginUpload(path: string, token: string, bytes = 1_000_000): Promise<() => string> {
  const socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: cms\r\nContent-Length: 10000000\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\n${token && `Authorization: Bearer ${token}\r\n`}\r\n` +
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
  );
  socket.write(Buffer.alloc(bytes, 'a'));
  return () => answer.split('\r\n', 1)[0] ?? '';
}

describe('a request that nobody can read', () => {
  it.each<[string, string, RequestInit?, number?]>([
    ['leaves the folder', '/..%2fx', undefined, 403],
    ['is no text', '/%ff'],
    ['has a NUL byte', '/%00'],
    ['is half of a JSON text', '/admin/login', { body: '{bad', headers: { 'content-type': 'application/json' } }],
    [
      'is not compressed as it says',
      '/content/staff',
      { body: 'rubbish', headers: { 'content-type': 'application/json', 'content-encoding': 'br' } },
    ],
    [
      'is compressed in a way that nobody knows',
      '/content/staff',
      { body: 'rubbish', headers: { 'content-type': 'application/json', 'content-encoding': 'new' } },
      415,
    ],
  ])('as it %s is answered without a line in the log', async (_why, path, sent, status = 400) => {
    const logged = vi.spyOn(service.strapi.log, 'error');
    const answer = await fetch(service.origin + path, sent && { method: 'POST', ...sent });
    expect([answer.status, logged.mock.calls]).toEqual([status, []]);
    logged.mockRestore();
  });
});

/** Files and folders of requests in progress. */
const received = () => readdirSync(incoming, { recursive: true });

/** A step of a request that a test holds up: `reached` resolves before it, `done` after it. */
const heldUp = () => ({ reached: Promise.withResolvers<void>(), done: Promise.withResolvers<void>() });

/**
 * Breaks off an upload during a step of its request. The body is so short that the service reads all of it, and the end of
 * the connection.
 */
async function abortDuring({ reached, done }: ReturnType<typeof heldUp>): Promise<void> {
  await beginUpload('/api/applications', service.token, 1_000);
  await reached.promise;
  sockets[0]?.destroy();
  await done.promise;
  vi.restoreAllMocks();
}

describe('a multipart body', () => {
  it.each([
    ['/nope', '', /404|405/],
    ['/api/applications', '', /40[13]/],
    ['/api/applications', 'x'.repeat(43), /401/],
    ['/api/messages', '', /40[13]/],
    ['/api/upload', 'site', /403/],
    ['/upload/files', '', /401/],
    ['/upload/files', 'site', /401/],
    ['/admin/anmelden', '', /413/],
  ])('to %s with the token %j is not stored', async (path, token, status) => {
    const answer = await beginUpload(path, token === 'site' ? service.token : token);
    await vi.waitFor(() => expect(answer()).toMatch(status), { timeout: 20_000 });
    expect(received()).toEqual([]);
  });

  it.each(['/api/applications', '/upload/files'])('to %s with a token is, and removed after an abort', async (path) => {
    await beginUpload(path, path.startsWith('/api') ? service.token : admin);
    await vi.waitFor(() => expect(received()).toHaveLength(2), { timeout: 20_000 });
    sockets[0]?.destroy();
    await vi.waitFor(() => expect(received()).toEqual([]), { timeout: 20_000 });
  });

  it('leaves no file that was about to be created when the client broke off', async () => {
    const { open } = fs;
    const step = heldUp();
    vi.spyOn(fs, 'open').mockImplementation((...given: unknown[]) => {
      const [path, callback] = [given[0], given.pop()];
      const isPart = String(path).startsWith(incoming);
      function answer(...result: unknown[]): void {
        if (typeof callback === 'function') callback(...result);
        if (isPart) step.done.resolve();
      }
      if (isPart) step.reached.resolve();
      void setTimeout(isPart ? 500 : 0).then(() => Reflect.apply(open, fs, [...given, answer]));
    });
    await abortDuring(step);
    await vi.waitFor(() => expect(received()).toEqual([]));
  });

  it('leaves no folder of a client that broke off before its body was read', async () => {
    const { mkdir } = promises;
    const step = heldUp();
    vi.spyOn(promises, 'mkdir').mockImplementation(async (path, options) => {
      const isOfRequest = String(path).startsWith(incoming);
      if (isOfRequest) {
        step.reached.resolve();
        await setTimeout(500);
      }
      const answer = await mkdir(path, options);
      if (isOfRequest) step.done.resolve();
      return answer;
    });
    await abortDuring(step);
    await vi.waitFor(() => expect(received()).toEqual([]));
  });
});

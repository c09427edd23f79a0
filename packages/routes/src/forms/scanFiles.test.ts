import { writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listening } from '@group/vitest-preset/listening';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyWithFile } from './applyWithFile.fixture.ts';
import { docx } from './files.fixture.ts';
import { createMalwareScanner, type MalwareScanner } from './malwareScanner.server.ts';
import { scanFiles } from './scanFiles.server.ts';
import { submissionServiceFixture } from './submissionService.fixture.ts';

/** Nothing but what a broken scanner does to a connection. */
async function broken(behave: (socket: Socket) => void): Promise<MalwareScanner> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    behave(socket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return createMalwareScanner(`127.0.0.1:${(await listening(server)).port}`);
}

const down = createMalwareScanner('127.0.0.1:1');
const noSocket = createMalwareScanner('/run/no/clamd.sock');
const hangs = () => broken((socket) => socket.resume());
const garbage = () => broken((socket) => socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n'));
const refuses = () => broken((socket) => socket.resume().end('INSTREAM size limit exceeded. ERROR\0'));
const breaksOff = () => broken((socket) => socket.destroy());

describe('scanFiles', () => {
  it.each([
    ['is missing', () => undefined],
    ['is down', () => down],
    ['has no socket', () => noSocket],
    ['never answers', hangs],
    ['answers something else', garbage],
    ['finds the file too large', refuses],
    ['breaks off', breaksOff],
  ])('lets files pass, marked as not looked at, when the scanner %s', async (name, make) => {
    const path = join(await temporaryFolder(), name);
    await writeFile(path, Buffer.alloc(300_000));
    const file = { path, name, type: 'image/png', bytes: 300_000, hash: name };
    expect(await scanFiles(await make(), [file, file], 300)).toEqual({ files: [file, file], unscanned: true });
  });

  it('is known to have left files unscanned until it scans one again', async () => {
    const scanner = vi.fn<MalwareScanner>().mockResolvedValue(null);
    const submissions = submissionServiceFixture({ scanner });
    const file = { path: '', name: 'a.pdf', type: 'application/pdf', bytes: 1, hash: 'a' };
    const scan = async () => {
      await scanFiles(submissions.scanner, [file]);
      return submissions.isUnscanned();
    };
    expect(submissions.isUnscanned()).toBe(false);
    scanner.mockRejectedValueOnce(new Error('clamd gave no verdict'));
    expect(await scan()).toBe(true);
    expect(await scan()).toBe(false);
  });

  it('lets the content service know', async () => {
    const { promise: delivered, resolve } = Promise.withResolvers<string>();
    const { url } = await temporaryServer((request, response) => {
      void text(request).then((body) => {
        resolve(body);
        response.writeHead(200).end();
      });
    });
    const sent = applyWithFile(docx(), { scanner: down, access: { url, token: 'token' } }, delivered);
    expect(await delivered).toContain('"flagged":"unscanned"');
    expect(await sent).toMatchObject({ status: 200 });
  });
});

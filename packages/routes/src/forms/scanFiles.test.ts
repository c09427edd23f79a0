import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listening } from '@group/vitest-preset/listening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyWithFile } from './applyWithFile.fixture.ts';
import { docx } from './files.fixture.ts';
import { createMalwareScanner, type MalwareScanner } from './malwareScanner.server.ts';
import { scanFiles } from './scanFiles.server.ts';

let folder = '';
const servers: Server[] = [];
const sockets = new Set<Socket>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unscanned-'));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(server: Server) {
  servers.push(server);
  return listening(server);
}

/** Nothing but what a broken scanner does to a connection. */
async function broken(behave: (socket: Socket) => void): Promise<MalwareScanner> {
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    behave(socket);
  });
  return createMalwareScanner(`127.0.0.1:${(await open(server)).port}`);
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
    const path = join(folder, name);
    await writeFile(path, Buffer.alloc(300_000));
    const file = { path, name, type: 'image/png', bytes: 300_000, hash: name };
    expect(await scanFiles(await make(), [file, file], 300)).toEqual({ files: [file, file], unscanned: true });
  });

  it('lets the content service know', async () => {
    const { promise: delivered, resolve } = Promise.withResolvers<string>();
    const contentService = createHttpServer((request, response) => {
      void text(request).then((body) => {
        resolve(body);
        response.writeHead(200).end();
      });
    });
    const { url } = await open(contentService);
    const sent = applyWithFile(docx(), { scanner: down, access: { url, token: 'token' } }, delivered);
    expect(await delivered).toContain('"flagged":"unscanned"');
    expect(await sent).toMatchObject({ status: 200 });
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { callService } from '@group/content-client/gateway/callService';
import { log } from '@group/routes/site/log';
import { standardTenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccessLog } from './accessLog.ts';

let server: Server | undefined;
let lines: Record<string, unknown>[] = [];

/** A program that logs something while it answers, and answers `/cached` as the page cache does. */
async function start(trusted: boolean, logCachedEvery = 0): Promise<string> {
  const watch = createAccessLog({
    hosts: createHostTable(standardTenants),
    screenAt: (pathname) => ({ id: pathname === '/jobs' ? 'jobs' : 'page', search: [], takesForms: false }),
    isTrusted: () => trusted,
    logCachedEvery,
  });
  server = createServer((incoming, outgoing) => {
    if (incoming.url === '/cached') {
      outgoing.end('kept');
      return watch.served(incoming, outgoing);
    }
    return watch.handle(incoming, outgoing, 'miss', () => {
      setTimeout(() => {
        log('warn', 'on the way');
        outgoing.writeHead(404).end();
      }, 5);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function ask(url: string, id?: string): Promise<string | null> {
  const headers = { host: 'tabor.localhost', 'user-agent': 'Planted/1', ...(id && { 'x-request-id': id }) };
  const response = await fetch(url, { headers });
  await response.text();
  return response.headers.get('x-request-id');
}

const requests = () => lines.filter(({ message }) => message === 'request');

describe('a request that reaches the program', () => {
  beforeEach(() => {
    lines = [];
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    server?.close();
  });

  it('is one line, with nothing of the visitor, and its id is on every line and in the answer', async () => {
    const id = await ask(`${await start(false)}/jobs?email=planted@example.com`);
    await expect.poll(requests).toHaveLength(1);
    const [end] = requests();
    expect(Object.keys(end ?? {}).toSorted()).toEqual([
      'cache',
      'complete',
      'level',
      'message',
      'method',
      'milliseconds',
      'requestId',
      'route',
      'status',
      'tenant',
      'time',
    ]);
    expect(end).toMatchObject({ route: 'jobs', method: 'GET', status: 404, cache: 'miss', complete: true });
    expect(lines.map(({ requestId }) => requestId)).toEqual([id, id]);
    expect(JSON.stringify(lines)).not.toMatch(/planted|127\.0\.0\.1/i);
  });

  it.each([
    { trusted: true, given: 'f00d-4711_x', taken: true },
    { trusted: true, given: 'a b"\\n{"', taken: false },
    { trusted: true, given: 'x'.repeat(65), taken: false },
    { trusted: false, given: 'f00d-4711_x', taken: false },
  ])('takes the id $given of a proxy that is trusted ($trusted): $taken', async ({ trusted, given, taken }) => {
    const id = await ask(`${await start(trusted)}/`, given);
    expect(id === given).toBe(taken);
    expect(id).toMatch(/^[\w-]{8,64}$/);
  });

  it('is no line where it is a health check, or comes from the page cache, unless that is asked for', async () => {
    const quiet = await start(false);
    await ask(`${quiet}/health/ready`);
    for (let count = 0; count < 4; count += 1) await ask(`${quiet}/cached`);
    expect(requests()).toEqual([]);
    server?.close();
    const told = await start(false, 2);
    for (let count = 0; count < 4; count += 1) await ask(`${told}/cached`);
    expect(requests()).toMatchObject([{ cache: 'hit', status: 200 }, { cache: 'hit' }]);
  });

  it('gives its id to the content service', async () => {
    const asked: (string | undefined)[] = [];
    const service = createServer(({ headers }, response) => {
      asked.push(String(headers['x-request-id']));
      response.end();
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const address = service.address();
    const url = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/jobs`);
    const watch = createAccessLog({
      hosts: createHostTable(standardTenants),
      screenAt: () => ({ id: 'page', search: [], takesForms: false }),
      isTrusted: () => false,
      logCachedEvery: 0,
    });
    server = createServer((incoming, outgoing) =>
      watch.handle(incoming, outgoing, 'miss', () => void callService('content', url).then(() => outgoing.end())),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const own = server.address();
    const id = await ask(`http://127.0.0.1:${typeof own === 'object' && own ? own.port : 0}/`);
    service.close();
    expect(asked).toEqual([id]);
  });
});

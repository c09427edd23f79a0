import { callService } from '@group/content-client/gateway/callService';
import { log } from '@group/routes/site/log';
import { standardTenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccessLog } from './accessLog.ts';

let lines: Record<string, unknown>[] = [];

/** A server that logs a line while it handles a request, and answers `/cached` as the page cache does. */
async function start(trusted: boolean, logCachedEvery = 0): Promise<string> {
  const accessLog = createAccessLog({
    hosts: createHostTable(standardTenants),
    screenAt: (pathname) => ({ id: pathname === '/jobs' ? 'jobs' : 'page' }),
    isTrusted: () => trusted,
    logCachedEvery,
  });
  const { url } = await temporaryServer((incoming, outgoing) => {
    if (incoming.url === '/cached') {
      outgoing.end('cached');
      return accessLog.served(incoming, outgoing);
    }
    return accessLog.handle(incoming, outgoing, 'miss', () => {
      setTimeout(() => {
        log('warn', 'while handling');
        outgoing.writeHead(404).end();
      }, 5);
    });
  });
  return url;
}

async function ask(url: string, id?: string): Promise<string | null> {
  const headers = { host: 'tabor.localhost', 'user-agent': 'Planted/1', ...(id && { 'x-request-id': id }) };
  const response = await fetch(url, { headers });
  await response.text();
  return response.headers.get('x-request-id');
}

const requests = () => lines.filter(({ message }) => message === 'request');

describe('createAccessLog', () => {
  beforeEach(() => {
    lines = [];
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
    }
  });

  it('logs one line without personal data, and adds the request id to every line and to the response', async () => {
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
    { trusted: true, given: 'f00d-4711_x', accepted: true },
    { trusted: true, given: 'a b"\\n{"', accepted: false },
    { trusted: true, given: 'x'.repeat(65), accepted: false },
    { trusted: false, given: 'f00d-4711_x', accepted: false },
  ])('accepts the request id $given (trusted proxy: $trusted): $accepted', async ({ trusted, given, accepted }) => {
    const id = await ask(`${await start(trusted)}/`, given);
    expect(id === given).toBe(accepted);
    expect(id).toMatch(/^[\w-]{8,64}$/);
  });

  it('logs neither health checks nor page-cache hits, except every nth hit if configured', async () => {
    const quiet = await start(false);
    await ask(`${quiet}/health/ready`);
    for (let count = 0; count < 4; count += 1) await ask(`${quiet}/cached`);
    expect(requests()).toEqual([]);
    const sampled = await start(false, 2);
    for (let count = 0; count < 4; count += 1) await ask(`${sampled}/cached`);
    expect(requests()).toMatchObject([{ cache: 'hit', status: 200 }, { cache: 'hit' }]);
  });

  it('passes the request id to the content service', async () => {
    const receivedIds: (string | undefined)[] = [];
    const service = await temporaryServer(({ headers }, response) => {
      receivedIds.push(String(headers['x-request-id']));
      response.end();
    });
    const url = new URL('/api/jobs', service.url);
    const accessLog = createAccessLog({
      hosts: createHostTable(standardTenants),
      screenAt: () => ({ id: 'page' }),
      isTrusted: () => false,
      logCachedEvery: 0,
    });
    const site = await temporaryServer((incoming, outgoing) =>
      accessLog.handle(incoming, outgoing, 'miss', () => void callService('content', url).then(() => outgoing.end())),
    );
    const id = await ask(site.url);
    expect(receivedIds).toEqual([id]);
  });
});

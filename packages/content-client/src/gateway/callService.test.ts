import type { IncomingHttpHeaders } from 'node:http';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentRequest, runInContext } from '../request/requestContext.ts';
import { callService, type ServiceCall, serviceCalls } from './callService.ts';

describe('callService', () => {
  let received: IncomingHttpHeaders[];
  let url: URL;

  beforeEach(async () => {
    received = [];
    const service = await temporaryServer(({ headers }, response) => {
      received.push(headers);
      response.writeHead(404).end();
    });
    url = new URL('/api/jobs', service.url);
  });

  it('forwards the request id, if there is one', async () => {
    await runInContext({ id: 'abc-1' }, () => callService('content', url, { headers: { accept: 'text/plain' } }));
    await callService('content', url);
    expect(received.map((headers) => headers['x-request-id'])).toEqual(['abc-1', undefined]);
    expect(received[0]?.accept).toBe('text/plain');
  });

  it('publishes each call in the context of its request, including failed ones', async () => {
    const published: [ServiceCall['status'], string | undefined][] = [];
    const end = serviceCalls.subscribe(({ status }) => published.push([status, currentRequest()?.id]));
    await runInContext({ id: 'one' }, () => callService('picture', url));
    await expect(callService('staff', new URL('http://127.0.0.1:2/'))).rejects.toThrow('fetch failed: ECONNREFUSED');
    end();
    expect(published).toEqual([
      [404, 'one'],
      [0, undefined],
    ]);
  });
});

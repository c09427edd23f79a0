import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentRequest, runInContext } from '../request/requestContext.ts';
import { callService, type ServiceCall, serviceCalls } from './callService.ts';

describe('a call to the content service', () => {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers);
    response.writeHead(404).end();
  });
  let url = new URL('http://127.0.0.1');

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    url = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/jobs`);
  });
  afterAll(() => server.close());

  it('says for which request it is, and none outside of any', async () => {
    await runInContext({ id: 'abc-1' }, () => callService('content', url, { headers: { accept: 'text/plain' } }));
    await callService('content', url);
    expect(asked.map((headers) => headers['x-request-id'])).toEqual(['abc-1', undefined]);
    expect(asked[0]?.accept).toBe('text/plain');
  });

  it('is told to who listens, in the context of its request, also where no answer comes', async () => {
    const heard: [ServiceCall['status'], string | undefined][] = [];
    const end = serviceCalls.subscribe(({ status }) => heard.push([status, currentRequest()?.id]));
    await runInContext({ id: 'one' }, () => callService('picture', url));
    await expect(callService('staff', new URL('http://127.0.0.1:1/'))).rejects.toThrow('fetch failed');
    end();
    expect(heard).toEqual([
      [404, 'one'],
      [0, undefined],
    ]);
  });
});

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secureBy } from './isSecure.ts';
import { requestListener } from './requestListener.ts';
import { csrf } from './csrf.ts';
import { readTrustedProxies } from './trustedProxies.ts';

const app = new Hono();
app.use(csrf());
app.all('*', async ({ req, json }) => json([req.method, req.url, await req.text()]));

const listener = requestListener(app.fetch);

/** A server that trusts the given proxies. */
function serverBehind(trustedProxies: string) {
  const isSecure = secureBy(readTrustedProxies(trustedProxies));
  return createServer((incoming, outgoing) => listener(incoming, outgoing, isSecure(incoming)));
}

const servers = { trusting: serverBehind('127.0.0.1'), distrusting: serverBehind('10.0.0.1') };

beforeAll(async () => {
  for (const server of Object.values(servers)) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const server of Object.values(servers)) server.close();
});

const host = 'tabor.example:8443';
const target = '/kontakt?von=a%20b';

async function ask(
  server: keyof typeof servers,
  headers: Record<string, string>,
  body?: string,
  path = target,
  method = body === undefined ? 'GET' : 'POST',
) {
  const { port } = servers[server].address() as AddressInfo;
  const outgoing = request({ port, host: '127.0.0.1', agent: false, method, path, headers: { host, ...headers } });
  outgoing.end(body);
  const [incoming] = await once(outgoing, 'response');
  return { status: incoming.statusCode, body: await text(incoming) };
}

describe('requestListener', () => {
  it.each([
    ['trusting', 'https', 'https'],
    ['trusting', 'http', 'http'],
    ['trusting', 'evil', 'http'],
    ['distrusting', 'https', 'http'],
  ] as const)('%s the proxy, maps X-Forwarded-Proto %s to scheme %s', async (server, forwardedProto, scheme) => {
    const headers = { 'x-forwarded-proto': forwardedProto };
    const expected = `${scheme}://${host}/kontakt?von=a%20b`;
    expect(JSON.parse((await ask(server, headers)).body)).toEqual(['GET', expected, '']);
    const origin = `${scheme}://${host}`;
    const long = 'typed '.repeat(100_000);
    const posted = await ask(server, { ...headers, origin }, long);
    expect(JSON.parse(posted.body)).toEqual(['POST', expected, long]);
  });

  it('rejects a form whose origin has another scheme', async () => {
    const forged = { 'x-forwarded-proto': 'https', origin: `https://${host}` };
    expect((await ask('trusting', forged, 'typed')).status).toBe(200);
    expect((await ask('distrusting', forged, 'typed')).status).toBe(403);
    expect((await ask('trusting', { ...forged, origin: `http://${host}` }, 'typed')).status).toBe(403);
  });

  it.each(['http', 'https'])('rejects the method TRACE over %s', async (forwardedProto) => {
    const headers = { 'x-forwarded-proto': forwardedProto };
    expect(await ask('trusting', headers, undefined, target, 'TRACE')).toEqual({ status: 405, body: '' });
  });

  // Addresses to a URL parser, but invalid ones.
  it.each(['9'.repeat(40), '256.256.256.256', '1.2.3.4.5', '0x100000000', 'a.999'])(
    'answers 400 to the host %s',
    async (invalidHost) => {
      for (const path of ['/kontakt', target])
        for (const server of ['trusting', 'distrusting'] as const) {
          const headers = { host: invalidHost, 'x-forwarded-proto': 'https' };
          expect((await ask(server, headers, undefined, path)).status).toBe(400);
        }
    },
  );
});

import { once } from 'node:events';
import { type IncomingHttpHeaders, IncomingMessage, request, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { groupTenant, standardTenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestListener } from './http/requestListener.ts';
import { createAccessLog } from './observability/accessLog.ts';
import { createEdgeHandler } from './edgeHandler.ts';
import { createPageAddresses } from './cache/pageAddress.ts';
import { createKnownParameters } from './cache/knownParameters.ts';
import { createPageCache } from './cache/pageCache.ts';

const filler = '<p>words</p>'.repeat(200);

interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const hosts = createHostTable(standardTenants);
const site = { tenant: groupTenant, read: async () => Promise.reject(new Error('not read')) };
const screenAt = (pathname: string) => ({
  id: 'page',
  search: { seite: (value: string) => /^\d$/.test(value), bereich: (value: string) => value === 'pflege' },
  sharing: pathname === '/kontakt' ? ('none' as const) : ('public' as const),
});

describe('createEdgeHandler', () => {
  let requests: Request[] = [];
  /** Addresses whose parameters were looked up. */
  let lookups: string[] = [];
  /** Responds with everything that it received of the request. */
  const app = async (received: Request): Promise<Response> => {
    requests.push(received);
    const { pathname, search } = new URL(received.url);
    const moved = { '/moved': '/new', '/moved-within': '/new#map' }[pathname];
    if (moved) return new Response(null, { status: 301, headers: { location: moved, 'surrogate-key': 'x' } });
    if (pathname === '/for-now') return new Response(null, { status: 302, headers: { location: `/there${search}` } });
    const body = JSON.stringify([received.url, search, [...received.headers]]) + filler;
    return new Response(body, { headers: { 'content-type': 'text/html', 'surrogate-key': 'tabor tabor:jobs' } });
  };
  const listener = requestListener(app);
  const makeHandler = () =>
    createEdgeHandler({
      addressOf: createPageAddresses(hosts, screenAt),
      screenAt,
      knownTarget: async (_, target) => {
        lookups.push(target);
        if (target.includes('seite=9')) throw new Error('not known');
        return createKnownParameters()(target, screenAt(target), site);
      },
      clientIpPrefix: () => '192.0.2.7',
      isMoved: async (tenant, requested) => tenant === 'tabor' && requested === '/index.php?id=5',
      cache: createPageCache({
        render: ({ url }) => app(new Request(url, { headers: { host: new URL(url).host } })),
      }),
      files: new Map(),
      accessLog: createAccessLog({ hosts, screenAt, isTrusted: () => false, logCachedEvery: 0 }),
      isSecure: ({ headers }) => headers['x-test-secure'] === 'yes',
      app: listener,
    });
  const requestsOf = (path: string): number => requests.filter(({ url }) => url.endsWith(path)).length;
  /** Distinct URLs: the cache renders a new page a second time soon after the first. */
  const rendered = (): string[] => [...new Set(requests.map(({ url }) => url))];
  let handler = makeHandler();
  let port = 0;

  beforeEach(async () => {
    ({ port } = await temporaryServer((incoming, outgoing) => handler(incoming, outgoing)));
    requests = [];
    lookups = [];
    handler = makeHandler();
  });

  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<TestResponse> {
    const options = { port, host: '127.0.0.1', path, method, headers: { host: `tabor.localhost:${port}`, ...headers } };
    const outgoing = request(options).end();
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts) };
  }

  /** Without a port, which a connection that does not exist cannot have. */
  const hostOnly = 'tabor.localhost';

  /** Calls the handler without a connection, so that many requests arrive in one turn of the event loop. */
  function handleAtOnce(url: string, headers: Record<string, string> = {}): ServerResponse {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
    incoming.headers = { host: hostOnly, ...headers };
    const outgoing = new ServerResponse(incoming);
    handler(incoming, outgoing);
    return outgoing;
  }

  it.each<Record<string, string>>([
    { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example;proto=evil', 'x-host': 'evil.example' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-port': '1', 'x-forwarded-prefix': '/evil', 'x-forwarded-for': 'evil' },
    { 'accept-encoding': 'evil', 'if-none-match': '"evil"', origin: 'https://evil.example' },
    { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' },
    { cookie: 'theme=evil' },
    { cookie: '__Host-evil=1; __Secure-session=evil; x__Host-session=evil; __Host-sessions=evil' },
    { authorization: 'Bearer evil' },
    { 'user-agent': 'evil', 'accept-language': 'evil', accept: 'evil', referer: 'https://evil.example/' },
    { 'x-http-method-override': 'POST', range: 'bytes=0-3' },
  ])('keeps all other request headers out of cached pages: %o', async (headers) => {
    const forged = await ask('/', headers);
    const honest = await ask('/');
    expect(forged.body.toString()).not.toContain('evil');
    expect([honest.status, honest.body.equals(forged.body)]).toEqual([200, true]);
    expect(rendered()).toHaveLength(1);
    expect([...(requests[0]?.headers ?? [])].map(([name]) => name)).toEqual(['host']);
  });

  it('serves one page to all unknown hosts, without their names', async () => {
    for (let host = 0; host < 50; host += 1) {
      expect((await ask('/', { host: `evil-${host}.example:81` })).body.toString()).not.toContain('evil');
    }
    expect(rendered()).toEqual(['https://unknown.invalid/']);
  });

  it('shares pages between the hosts of a tenant, but not between tenants', async () => {
    for (const host of ['WWW.tabor.example', 'tabor.example:8080', 'tabor.example']) await ask('/', { host });
    expect(rendered()).toHaveLength(1);
    await ask('/', { host: `geeren.localhost:${port}` });
    await ask('/');
    expect(new Set(requests.map(({ url }) => new URL(url).hostname)).size).toBe(3);
  });

  it('does not cache pages for a development host with another port', async () => {
    await ask('/', { host: 'tabor.localhost:1' });
    expect((await ask('/')).body.toString()).not.toContain('localhost:1/');
    expect(requests).toHaveLength(2);
  });

  it.each(['/jobs?utm_source=evil', '/jobs?__proto__=evil', '/jobs?evil[]=1&evil', '/jobs?%65vil=%00', '/jobs?&&='])(
    'hides undeclared query parameters from the screen: %s',
    async (path) => {
      const withQuery = await ask(path);
      const plain = await ask('/jobs');
      expect(withQuery.body.equals(plain.body)).toBe(true);
      expect(rendered().map((url) => new URL(url).search)).toEqual(['']);
    },
  );

  it('caches a page per declared query, in any order of its parameters', async () => {
    await ask('/jobs?seite=2&bereich=pflege&x=1');
    await ask('/jobs?bereich=pflege&seite=2');
    await ask('/jobs?seite=3');
    expect(rendered().map((url) => new URL(url).search)).toEqual(['?bereich=pflege&seite=2', '?seite=3']);
  });

  it('serves a page whose parameters cannot be checked', async () => {
    expect(await ask('/jobs?seite=9')).toMatchObject({ status: 200 });
  });

  it.each(['/jobs?bereich=a7f', '/jobs?bereich=', '/jobs?seite=77&utm=1', '/jobs?bereich=x&bereich=pflege'])(
    'answers %s, with no known value, from the page without parameters',
    async (path) => {
      const plain = await ask('/jobs');
      for (let time = 0; time < 3; time += 1) expect((await ask(path)).body.equals(plain.body)).toBe(true);
      expect(rendered().map((url) => new URL(url).search)).toEqual(['']);
    },
  );

  it('preserves campaign parameters on redirects', async () => {
    const { status, headers } = await ask('/moved?utm_source=mail');
    expect([status, headers.location]).toEqual([301, '/new?utm_source=mail']);
    expect((await ask('/moved')).headers.location).toBe('/new');
    expect((await ask('/moved?from=post')).headers.location).toBe('/new?from=post');
    expect((await ask('/moved-within?from=post')).headers.location).toBe('/new?from=post#map');
    for (let time = 0; time < 2; time += 1)
      expect((await ask('/for-now?from=post')).headers.location).toBe('/there?from=post');
  });

  it('asks the app, with the query, where editors redirect an address with parameters', async () => {
    await ask('/index.php');
    const answer = await ask('/index.php?id=5');
    expect(answer.body.toString()).toContain('/index.php?id=5');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect((await ask('/index.php?id=6')).body.toString()).not.toContain('id=');
  });

  it.each<[string, Record<string, string>, string]>([
    ['with a session', { cookie: 'a=b; __Host-session=1' }, '/'],
    ['for a preview', { cookie: '__Host-preview=1;a=b' }, '/'],
    ['for a preview in a frame', { cookie: 'a=b; __Host-preview-frame=1' }, '/'],
    ['for a form', {}, '/kontakt'],
  ])('does not cache a response %s', async (_, headers, path) => {
    const [first] = [await ask(path, headers), await ask(path, headers)];
    expect(requests).toHaveLength(2);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect((await ask('/')).body.toString()).not.toContain('session');
  });

  it('passes POST requests to the app', async () => {
    await ask('/');
    await ask('/', {}, 'POST');
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('sends a cached page before most of the requests for the app that arrive with it', async () => {
    await ask('/', { host: hostOnly });
    for (let sent = 0; sent < 100; sent += 1) handleAtOnce('/waiting', { cookie: '__Host-session=1' });
    expect(handleAtOnce('/').writableEnded).toBe(true);
    expect(requestsOf('/waiting')).toBeLessThan(10);
    await expect.poll(() => requestsOf('/waiting')).toBe(100);
  });

  it('looks up few of the parameters that arrive at once', async () => {
    for (let sent = 0; sent < 100; sent += 1) handleAtOnce('/?seite=1');
    expect(lookups.length).toBeLessThan(10);
    await expect.poll(() => lookups.length).toBe(100);
  });

  it('negotiates the content encoding, from one render', async () => {
    const plain = await ask('/');
    const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzipped = await ask('/', { 'accept-encoding': 'gzip;q=1, br;q=0' });
    expect([br.headers['content-encoding'], gzipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
    expect((await ask('/', { 'accept-encoding': 'identity, *;q=0' })).headers['content-encoding']).toBeUndefined();
    expect([plain.headers.vary, rendered().length]).toEqual(['accept-encoding', 1]);
  });

  it('answers 304 to a matching entity tag, and HEAD without a body', async () => {
    const { headers } = await ask('/');
    const etag = headers.etag ?? '';
    const again = await ask('/', { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.body.length, again.headers['content-length'], again.headers.etag]).toEqual([
      304,
      0,
      undefined,
      etag,
    ]);
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ]);
    expect(rendered()).toHaveLength(1);
  });

  it('caches pages of development hosts per scheme, as their URLs contain it', async () => {
    const headers = { 'x-test-secure': 'yes' };
    for (const each of [{}, headers, {}]) await ask('/', each);
    expect(rendered()).toEqual([`http://tabor.localhost:${port}/`, `https://tabor.localhost:${port}/`]);
    requests = [];
    for (const each of [{}, headers]) await ask('/', { host: 'tabor.example', ...each });
    expect(rendered()).toEqual(['https://tabor.example/']);
  });

  it('passes the scheme of a form submission to the app', async () => {
    for (const secure of ['yes', 'no']) await ask('/kontakt', { 'x-test-secure': secure }, 'POST');
    expect(requests.map(({ url }) => new URL(url).protocol)).toEqual(['https:', 'http:']);
  });
});

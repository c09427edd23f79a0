import type { RequestListener } from 'node:http';
import { standardTenants } from '@group/themes/registry';
import { createHostTable } from '@group/themes/resolveTenant';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { neverStoreFailures } from '../http/neverStoreFailures.ts';
import { downloadRoutes } from './downloadRoutes.ts';
import { fetchDownload } from './downloads.ts';

const pdf = Buffer.from('%PDF-1.7\nAn example.\n%%EOF');
const files: Readonly<Record<string, { type: string; body: Buffer; status?: number; location?: string }>> = {
  '/uploads/taxordnung_1f2e.pdf': { type: 'application/pdf', body: pdf },
  '/uploads/printed.pdf': {
    type: 'application/pdf',
    body: Buffer.concat([Buffer.from(' \u001b%-12345X@PJL\r\n'), pdf]),
  },
  '/uploads/page.pdf': { type: 'text/html', body: Buffer.from('<script>alert(1)</script>') },
  '/uploads/claimed.pdf': { type: 'application/pdf', body: Buffer.from('<script>alert(1)</script>') },
  '/uploads/moved.pdf': { type: 'application/pdf', body: pdf, status: 302, location: '/uploads/taxordnung_1f2e.pdf' },
  // More than the buffers of two sockets hold.
  '/uploads/large.pdf': { type: 'application/pdf', body: Buffer.concat([pdf, Buffer.alloc(24_000_000)]) },
  '/uploads/broken.pdf': { type: 'application/pdf', body: pdf, status: 500 },
  '/uploads/proxied.pdf': { type: 'text/html', body: Buffer.from('404 page not found'), status: 404 },
};

describe('downloads', () => {
  let requestedPaths: string[] = [];
  let sent = new AbortController();
  const service: RequestListener = (incoming, outgoing) => {
    const url = incoming.url ?? '';
    requestedPaths.push(url);
    if (url === '/uploads/silent.pdf') return outgoing;
    if (url === '/uploads/endless.pdf') {
      outgoing.writeHead(200, { 'content-type': 'application/pdf' });
      for (let piece = 0; piece < 10; piece += 1) outgoing.write(Buffer.concat([pdf, Buffer.alloc(50_000)]));
      return outgoing;
    }
    const file = files[url];
    if (!file) return outgoing.writeHead(404, { 'content-type': 'application/json' }).end();
    outgoing.once('finish', () => sent.abort('whole')).once('close', () => sent.abort('closed'));
    const location = file.location && { location: file.location };
    return outgoing
      .writeHead(file.status ?? 200, { 'content-type': file.type, 'content-length': file.body.length, ...location })
      .end(file.body);
  };
  const access = { url: '', token: 'x' };
  const ask = (path: string, init?: RequestInit) =>
    new Hono()
      .use(neverStoreFailures)
      .route('/', downloadRoutes(access, createHostTable(standardTenants)))
      .all('*', (context) => context.text('the page that was not found', 404))
      .request(path, init);

  beforeEach(async () => {
    ({ url: access.url } = await temporaryServer(service));
    requestedPaths = [];
    sent = new AbortController();
  });

  it('serves a PDF with headers that prevent any other interpretation', async () => {
    const response = await ask('/taxordnung_1f2e.pdf');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="taxordnung_1f2e.pdf"',
      'cache-control': 'public, max-age=31536000, s-maxage=60, stale-if-error=86400, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it('serves a PDF behind the commands of a printer, as the upload takes it', async () => {
    const response = await ask('/printed.pdf');
    const body = Buffer.from(await response.arrayBuffer());
    expect([response.status, body.equals(files['/uploads/printed.pdf']?.body ?? pdf)]).toEqual([200, true]);
  });

  it.each(['/page.pdf', '/claimed.pdf', '/none.pdf'])('leaves %s to the pages', async (path) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-cache']);
    expect(await response.text()).toBe('the page that was not found');
  });

  it.each([
    '/..%2fsecrets.pdf',
    '/.env.pdf',
    '/logo.svg',
    '/taxordnung_1f2e.pdf%3fx',
    '/http:%2f%2fevil.example%2fx.pdf',
  ])('leaves %s to the pages without a call to the content service', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(requestedPaths).toEqual([]);
  });

  it.each(['/moved.pdf', '/broken.pdf', '/proxied.pdf'])('answers an uncacheable page with 503 to %s', async (path) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await response.text()).toContain('<h1>Einen Augenblick bitte</h1>');
  });

  it('reads a download no faster than its client, and no further once the client has left', async () => {
    const response = await ask('/large.pdf');
    expect(sent.signal.aborted).toBe(false);
    await response.body?.cancel();
    await expect.poll(() => sent.signal.reason).toBe('closed');
  });

  it('reads nothing for a HEAD request', async () => {
    const response = await ask('/large.pdf', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String(24_000_000 + pdf.length));
    await expect.poll(() => sent.signal.reason).toBe('closed');
  });

  it.each(['"large.pdf"', 'W/"other.pdf", W/"large.pdf"'])(
    'is not sent again to a cache that has %s',
    async (known) => {
      const { headers } = await ask('/large.pdf', { method: 'HEAD' });
      expect(headers.get('etag')).toBe('"large.pdf"');
      sent = new AbortController();
      const response = await ask('/large.pdf', { headers: { 'if-none-match': known } });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('cache-control')).toBe(headers.get('cache-control'));
      await expect.poll(() => sent.signal.reason).toBe('closed');
      expect((await ask('/none.pdf', { headers: { 'if-none-match': '"none.pdf"' } })).status).toBe(404);
    },
  );

  it('waits for a silent service no longer than its time', async () => {
    await expect(fetchDownload(access, 'silent.pdf', { timeoutMs: 50 })).rejects.toThrow('aborted');
  });

  it('rejects files over the limit', async () => {
    expect(await fetchDownload(access, 'taxordnung_1f2e.pdf', { maxBytes: pdf.length })).toBeDefined();
    expect(await fetchDownload(access, 'taxordnung_1f2e.pdf', { maxBytes: pdf.length - 1 })).toBeUndefined();
  });

  it('breaks off a file over the limit whose length was not announced', async () => {
    const download = await fetchDownload(access, 'endless.pdf', { maxBytes: 100_000 });
    await expect(new Response(download?.body).arrayBuffer()).rejects.toThrow('too large');
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signInPath } from '../features/signIn/paths.ts';
import { adminForAll } from '../testing/admin.fixture.ts';
import { pdf, photograph } from '../testing/media.fixture.ts';
import { runningService } from '../testing/runningService.fixture.ts';

const service = runningService();
const uploads = join(service.dataDirectory, 'public/uploads');
const editor = adminForAll(service, 'redaktion-tabor');

const headersOf = async (path: string, init: RequestInit = {}) =>
  Object.fromEntries((await fetch(service.origin + path, init)).headers);

/** How the answer to a browser with an `accept-encoding` is compressed. */
async function encoding(path: string, accepted: string, range = {}): Promise<string | null> {
  const headers = { 'accept-encoding': accepted, ...range };
  return (await fetch(service.origin + path, { headers })).headers.get('content-encoding');
}

describe('the URL of an upload', () => {
  const strict = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

  it('displays pictures and PDF files without permissions on the origin', async () => {
    for (const [bytes, name] of [
      [await photograph(2), 'a.jpg'],
      [Buffer.from(pdf), 'a.pdf'],
    ] as const) {
      const form = new FormData();
      form.append('files', new Blob([new Uint8Array(bytes)]), name);
      const { url } = JSON.parse((await editor('POST', '/upload/files', form)).text);
      for (const init of [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-9' } }]) {
        const headers = await headersOf(url, init);
        expect(headers).toMatchObject(strict);
        expect(headers).not.toHaveProperty('content-disposition');
      }
    }
  });

  it.each(['alt.xml', 'alt.ecma', 'alt.html', 'alt.svg', 'alt.XML', 'alt', 'alt.docx'])(
    'of %s, which an old library holds, makes a browser save it',
    async (name) => {
      writeFileSync(join(uploads, name), '<a/>');
      for (const init of [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-1' } }]) {
        expect(await headersOf(`/uploads/${name}`, init)).toMatchObject({
          ...strict,
          'content-disposition': 'attachment',
          'content-type': 'application/octet-stream',
        });
      }
      expect(await (await fetch(`${service.origin}/uploads/${name}`)).text()).toBe('<a/>');
    },
  );

  it('is never compressed, as browsers ask for ranges of it, but pages are for browsers', async () => {
    writeFileSync(join(uploads, 'alt.log'), 'x'.repeat(5_000));
    for (const range of [{}, { range: 'bytes=0-3999' }])
      expect(await encoding('/uploads/alt.log', 'br', range)).toBeNull();
    expect(await encoding(signInPath, 'gzip, deflate, br')).toBe('br');
    expect(await encoding(signInPath, 'gzip, deflate')).toBeNull();
  });

  it('has no other spelling that omits the headers', async () => {
    writeFileSync(join(uploads, 'alt.xml'), '<geheim/>');
    mkdirSync(join(service.dataDirectory, 'public/andere'), { recursive: true });
    for (const path of [
      '/%75ploads/alt.xml',
      '/andere/..%2fuploads/alt.xml',
      '/andere/%2e%2e%2fuploads%2falt.xml',
      '/admin/..%2fuploads/alt.xml',
      '/uploads%2falt.xml',
      '//uploads/alt.xml',
      '/.%2fuploads/alt.xml',
      '/uploads/.%2falt.xml',
      '/uploads//alt.xml',
      '/upload%73/alt%2exml',
      '/uploads/alt%2exml',
    ]) {
      const response = await fetch(service.origin + path);
      const text = await response.text();
      if (!text.includes('<geheim/>')) continue;
      expect([path, Object.fromEntries(response.headers)]).toMatchObject([
        path,
        { ...strict, 'content-disposition': 'attachment' },
      ]);
    }
    // The expected status of each spelling is known, so that the test cannot pass vacuously.
    expect(await (await fetch(`${service.origin}/uploads/alt%2exml`)).text()).toBe('<geheim/>');
  });
});

import { ask } from '@group/operations/client';
import { expect, test, plainPort, siteOf } from '../support/test.ts';

/** Sends a request through nginx without following redirects. */
function askSecurely(address: string) {
  const { host, port, pathname, search } = new URL(address);
  return ask({ host, port: Number(port), path: pathname + search, tls: true });
}

test.describe('behind TLS', { tag: ['@https', '@https-only'] }, () => {
  test('every response has an HSTS header', async () => {
    const { body } = await askSecurely(siteOf('tabor'));
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(body) ?? [];
    for (const path of ['/', '/', '/kontakt', '/gibt-es-nicht', '/intern', '/sitemap.xml', '/health/live', script]) {
      const { headers } = await askSecurely(siteOf('tabor', path));
      expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
    }
  });

  test('plain http redirects to https with path and query', async () => {
    const answer = await ask({ host: 'tabor.localhost', port: plainPort(), path: '/jobs?seite=2' });
    expect([answer.status, answer.headers.location]).toEqual([301, 'https://tabor.localhost/jobs?seite=2']);
  });

  test("redirects stay on https, including those to another tenant's site", async () => {
    const { host } = new URL(siteOf('tabor'));
    // Of a missing list page, an internal document, the login and an expired preview.
    const redirects = ['/jobs/offene-stellen?seite=99', '/intern', '/vorschau/ende?weiter=/jobs'];
    for (const path of redirects) {
      const { status, headers } = await askSecurely(siteOf('tabor', path));
      expect([301, 302, 303, 307], path).toContain(status);
      expect(new URL(headers.location ?? '', siteOf('tabor', path)), path).toMatchObject({ protocol: 'https:', host });
    }
    const [house = ''] =
      /\/unsere-haeuser\/[\w-]+/.exec((await askSecurely(siteOf('tabor', '/unsere-haeuser'))).body) ?? [];
    expect(house).not.toBe('');
    const { headers } = await askSecurely(siteOf('digallo', house));
    expect(headers.location).toBe(siteOf('tabor', house));
  });

  test('URLs in pages, the sitemap and robots.txt use https', async () => {
    for (const path of ['/', '/jobs', '/kontakt', '/sitemap.xml', '/robots.txt']) {
      // First a cache miss, then a hit.
      for (const { body } of [await askSecurely(siteOf('tabor', path)), await askSecurely(siteOf('tabor', path))]) {
        expect(body.match(/http:\/\/[\w.-]+\.(?:localhost|example)/), path).toBeNull();
      }
    }
    const { body } = await askSecurely(siteOf('tabor'));
    expect(/href="(?<holding>[^"]+)"[^>]*>Ein Betrieb der/.exec(body)?.groups).toEqual({
      holding: siteOf('digallo', ''),
    });
  });
});

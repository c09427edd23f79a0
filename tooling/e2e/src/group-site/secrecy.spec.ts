import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { expect, test, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

test('no response contains the content service token', async ({ page }) => {
  const { contentToken, sitePort: port } = runningStack();
  expect(contentToken.length).toBeGreaterThan(20);
  const bodies: string[] = [];
  page.on('response', (response) => {
    bodies.push(JSON.stringify(response.headers()));
    void response.text().then(
      (text) => bodies.push(text),
      () => undefined,
    );
  });
  await page.goto(siteOf('tabor'));
  await page.waitForLoadState('networkidle');

  const host = tenantByKey('tabor').hosts.development;
  const paths = [
    '/',
    '/gibt-es-nicht',
    '/api/konfiguration-tabor?populate=deep&locale=',
    '/api/konfiguration-digallo?populate=deep&locale=',
    '/api/users',
    '/health/details',
    '/pictures/768/none.webp',
    '/%E0%A4%A',
  ];
  for (const path of paths) {
    const { headers, body } = await ask({ host, port, path, headers: { authorization: 'Bearer of-the-visitor' } });
    bodies.push(JSON.stringify(headers), body);
  }
  // With those of the page and of what it loads.
  expect(bodies.length).toBeGreaterThan(paths.length * 2 + 4);
  expect(bodies.filter((body) => body.includes(contentToken))).toEqual([]);
});

test("the API proxy serves only the tenant's own configuration", async () => {
  const { sitePort: port } = runningStack();
  const host = tenantByKey('tabor').hosts.development;
  const read = (path: string) => ask({ host, port, path });
  const own = await read('/api/konfiguration-tabor?populate=deep&locale=');
  expect(own.status).toBe(200);
  expect(JSON.parse(own.body)).toMatchObject({
    data: { attributes: { Name: expect.any(String), Nav: expect.any(Array) } },
  });
  for (const path of [
    '/api/konfiguration-digallo?populate=deep&locale=',
    '/api/users',
    '/api/jobs',
    '/admin',
    '/api/',
  ]) {
    expect((await read(path)).status, path).toBe(404);
  }
});

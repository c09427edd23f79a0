import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

const at = (path: string) => ask({ host: tenantByKey('tabor').hosts.development, port: runningStack().sitePort, path });

const headingOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1];

for (const [path, spelled] of [
  ['/Wohnen', '/wohnen'],
  ['/wohnen/', '/wohnen'],
  ['/Gastronomie', '/gastronomie'],
  ['/V/tagesmenu', '/v/tagesmenu'],
  ['/Datenschutz', '/datenschutz'],
  ['/Jobs/Offene-Stellen?seite=2', '/jobs/offene-stellen?seite=2'],
  ['/Events?von=Plakat', '/events?von=Plakat'],
] as const) {
  test(`${path} redirects to ${spelled}`, async () => {
    const { status, headers } = await at(path);
    expect([status, headers.location]).toEqual([301, spelled]);
    expect((await at(spelled)).status).toBeLessThan(405);
  });
}

test('a page in capital letters shows the same heading after the redirect', async () => {
  for (const [path, spelled] of [
    ['/Gastronomie', '/gastronomie'],
    ['/V/tagesmenu', '/v/tagesmenu'],
  ] as const) {
    // prettier-ignore
    const { headers } = await at(path);
    const { status, body } = await at(headers.location ?? '');
    expect(status, path).toBe(200);
    expect(headingOf(body), path).toBe(headingOf((await at(spelled)).body));
  }
});

test('the canonical link keeps the page of a list', async () => {
  const { body } = await ask({
    host: tenantByKey('digallo').hosts.development,
    port: runningStack().sitePort,
    path: '/jobs/offene-stellen?seite=2',
  });
  expect(body).toContain('<link rel="canonical" href="https://digallo.example/jobs/offene-stellen?seite=2"');
});

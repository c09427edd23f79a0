import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

const at = (path: string) => ask({ host: tenantByKey('tabor').hosts.development, port: runningStack().sitePort, path });

test('a path in capital letters redirects permanently, with its query', async () => {
  const { status, headers } = await at('/Jobs/Offene-Stellen?seite=2');
  expect([status, headers.location]).toEqual([301, '/jobs/offene-stellen?seite=2']);
});

test('the canonical link keeps the page of a list', async () => {
  const { body } = await ask({
    host: tenantByKey('digallo').hosts.development,
    port: runningStack().sitePort,
    path: '/jobs/offene-stellen?seite=2',
  });
  expect(body).toContain('<link rel="canonical" href="https://digallo.example/jobs/offene-stellen?seite=2"');
});

import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

const fallback = tenantByKey('enfermagem');

test('an unknown host is served the enfermagem site with noindex', async () => {
  const { body } = await ask({ host: 'stranger.example', port: runningStack().sitePort });
  expect(body).toMatch(/<title>[^<]*Enfermagem<\/title>/);
  expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(body).toContain(`<link rel="canonical" href="https://${fallback.hosts.production[0]}/"`);
  expect(body).not.toContain('stranger.example');
});

test('host matching ignores port, case, trailing dot and www.', async () => {
  const port = runningStack().sitePort;
  for (const host of ['TABOR.localhost', 'tabor.localhost.', `Www.${tenantByKey('tabor').hosts.production[0]}:443`]) {
    const { body } = await ask({ host, port });
    expect(body, host).toMatch(/Tabor<\/title>/);
  }
});

test('local addresses serve the holding', async () => {
  const port = runningStack().sitePort;
  for (const host of ['localhost', `127.0.0.1:${port}`]) {
    expect((await ask({ host, port })).body, host).toMatch(/Digallo[^<]*<\/title>/);
  }
});

test('the document title is page title, bullet and organisation', async () => {
  const { body } = await ask({ host: 'tabor.localhost', port: runningStack().sitePort, path: '/gibt-es-nicht' });
  expect(body).toMatch(/<title>[^•<]+ • Tabor<\/title>/);
});

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

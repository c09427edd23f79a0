import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

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

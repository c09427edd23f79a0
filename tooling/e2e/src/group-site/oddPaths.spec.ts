import { readFile } from 'node:fs/promises';
import { tenantByKey } from '@group/themes/registry';
import { oddPaths, visitorsWord } from '../support/securityInputs/oddPaths.ts';
import { http, sendBytes } from '../support/securityInputs/wire.ts';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

test('odd paths cause no server error and are not logged', async () => {
  const { sitePort, siteLog } = runningStack();
  const host = `${tenantByKey('tabor').hosts.development}:${sitePort}`;
  for (const path of oddPaths) {
    const { status } = await sendBytes(sitePort, http({ host }, 'GET', path));
    expect(status, path).toBeGreaterThanOrEqual(200);
    expect(status, path).toBeLessThan(500);
  }
  for (const path of ['//wohnen', '//evil.example/jobs', '/\\evil']) {
    const { status, body } = await sendBytes(sitePort, http({ host }, 'GET', path));
    expect([status, body.includes('<html')], path).toEqual([404, true]);
  }
  expect(await readFile(siteLog, 'utf8')).not.toContain(visitorsWord);
});

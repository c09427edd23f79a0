import { readFile } from 'node:fs/promises';
import { tenantByKey } from '@group/themes/registry';
import { oddPaths, visitorsWord } from '../support/securityInputs/oddPaths.ts';
import { http, sendBytes } from '../support/securityInputs/wire.ts';
import { expect, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

test('odd paths are answered in the tenant’s look and are not logged', async () => {
  const { sitePort, siteLog } = runningStack();
  const { hosts, colours } = tenantByKey('tabor');
  const host = `${hosts.development}:${sitePort}`;
  const paths = [...oddPaths, '//wohnen', '//evil.example/jobs', '/\\evil', '/\\Evil.example', '//Wohnen/'];
  const plain: string[] = [];
  for (const path of paths) {
    const { status, head, body } = await sendBytes(sitePort, http({ host }, 'GET', path));
    expect(status, path).toBeGreaterThanOrEqual(200);
    expect(status, path).toBeLessThan(500);
    expect(/^location: (?:https?:|\/[/\\])/m.test(head), path).toBe(false);
    const inLook = body.includes('<html') && body.includes(`--primary:${colours.primary}`);
    if (status >= 400 && !path.endsWith('.data') && !inLook) plain.push(`${path} ${status}`);
  }
  expect(plain).toEqual([]);
  for (const path of ['//wohnen', '//evil.example/jobs', '/\\evil']) {
    expect((await sendBytes(sitePort, http({ host }, 'GET', path))).status, path).toBe(404);
  }
  expect(await readFile(siteLog, 'utf8')).not.toContain(visitorsWord);
});

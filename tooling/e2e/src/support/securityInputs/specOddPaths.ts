import { readFile } from 'node:fs/promises';
import { tenantByKey, type TenantKey } from '@group/themes/registry';
import { expect, test } from '../test.ts';
import { runningStack } from '../../testEnvironment/environment.ts';
import { oddPaths, visitorsWord } from './oddPaths.ts';
import { http, sendBytes } from './wire.ts';

/** Defines the spec of odd paths for a site, asked as one of its tenants. */
export function specOddPaths(tenant: TenantKey): void {
  test('odd paths are answered in the tenant’s look and are not logged', async () => {
    const { sitePort, siteLog } = runningStack();
    const { hosts, colours } = tenantByKey(tenant);
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
}

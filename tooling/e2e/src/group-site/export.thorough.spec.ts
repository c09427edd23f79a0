import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@group/start/ports';
import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { expectWholeExport, serveExport } from '../support/exported.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, test } from '../support/test.ts';
import { noNginx, startBalancer } from '../testEnvironment/nginx.ts';

const own = new OwnPrograms();
let folder = '';
const exported = (): string => join(folder, 'tabor');

test.skip(noNginx !== '', noNginx);
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await own.folder('export');
});
test.afterAll(() => own.disposeAsync());

test('exports a tenant without dead links', async () => {
  test.setTimeout(240_000);
  const pages = await expectWholeExport('tabor', exported(), own);
  expect(pages.length).toBeGreaterThan(20);
});

test('an export shows contact details instead of forms', async ({ page, complaints }) => {
  const port = await serveExport(exported(), own);
  // Avoids console warnings about skipped view transitions on a slow test machine.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`http://127.0.0.1:${port}/kontakt/`);
  const notice = page.getByRole('note').filter({ hasText: 'kann im Moment nicht gesendet werden' });
  await expect(notice).toBeVisible();
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Wohnen' }).click();
  await expect(page).toHaveURL(/\/wohnen\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Wohnen im Tabor' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('the example nginx configuration serves the export while no process responds', async () => {
  const host = tenantByKey('tabor').hosts.production[0];
  await rename(exported(), join(folder, host));
  const port = await freePort();
  const sites = [await freePort(), await freePort()] as const;
  own.adopt(await startBalancer(folder, { port, sites, exports: folder }), (balancer) => balancer.stop());
  const home = await ask({ host, port });
  expect([home.status, home.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await ask({ host, port, path: '/wohnen' })).status).toBe(200);
  expect((await ask({ host, port, path: '/kontakt', form: { name: 'x' } })).status).toBe(503);
  expect((await ask({ host: 'nobody.example', port })).status).toBe(503);
});

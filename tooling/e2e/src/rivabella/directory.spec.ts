import { type Directory, startDirectory } from '@group/directory/directory';
import { freePort } from '@group/start/ports';
import { localOrigin } from '@group/start/settings';
import { tenants } from '@group/themes/registry';
import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { listOf } from '../support/admin.ts';
import { adminTest as test, expect } from '../support/test.ts';
import { logInEditor } from '../testEnvironment/adminApi.ts';
import { fakeClock, freshContent, removeFolders, type Server, startContentService } from '../testEnvironment/stack.ts';

const otherNames = tenants.filter(({ key }) => key !== 'rivabella').map(({ name }) => name);

/** The provider confirmed the account too long ago then, and is asked again at the next look, within twenty seconds. */
const clockStepMs = 250_000;

let folder = '';
let directory: Directory;
let service: Server;

test.beforeAll(async () => {
  directory = await startDirectory();
  folder = await freshContent();
  const port = await freePort();
  service = await startContentService(folder, port, undefined, {
    ...directory.environment,
    CMS_PUBLIC_URL: localOrigin('127.0.0.1', port),
    NODE_OPTIONS: `--import=${fakeClock}`,
    E2E_CLOCK_STEP: String(clockStepMs),
  });
  // There has to be a local administrator first.
  await logInEditor(service.url);
});

test.afterAll(async () => {
  await service.program.stop();
  await directory.stop();
  await removeFolders([folder]);
});

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${service.url}/admin`);
  await page.getByRole('link', { name: 'Mit Firmenkonto anmelden' }).click();
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('beliebig');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test('an editor signs in with the directory, sees only Rivabella, and is signed out when she leaves', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const groups = ['websites-redaktion-rivabella'];
  directory.put({ subject: 'chiara', email: 'chiara@firma.example', firstname: 'Chiara', lastname: 'Muster', groups });
  await signIn(page, 'chiara');
  await page.waitForURL((url) => url.pathname.startsWith('/admin') && !url.pathname.includes('auth'));

  await page.goto(`${listOf(service.url, 'page')}?page=1&pageSize=100`);
  await page.getByRole('gridcell').first().waitFor();
  await page.getByRole('link', { name: 'Website Rivabella' }).waitFor();
  const shown = await page.locator('body').innerText();
  expect(otherNames.filter((name) => shown.includes(`Website ${name}`))).toEqual([]);
  const cells = await page.getByRole('gridcell').allInnerTexts();
  expect(otherNames.filter((name) => cells.includes(name))).toEqual([]);

  directory.remove('chiara');
  process.kill(service.program.pid, 'SIGUSR2');
  const login = page.getByRole('link', { name: 'Mit Firmenkonto anmelden' });
  await expect(async () => {
    await page.reload();
    await expect(login).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
});

test('somebody without a fitting group reads why they cannot sign in', async ({ page }) => {
  const groups = ['Domain Users'];
  directory.put({ subject: 'dario', email: 'dario@firma.example', firstname: 'Dario', lastname: 'Muster', groups });
  await signIn(page, 'dario');
  await expect(page.getByText('Ihr Firmenkonto hat hier keine Rechte.')).toBeInViewport();
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  // Without those in Strapi's own form above.
  await page.locator('main form').evaluate((form) => form.setAttribute('hidden', ''));
  await expect(page.getByRole('link', { name: 'Mit Firmenkonto anmelden' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
});

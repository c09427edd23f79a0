import { type Directory, startDirectory } from '@group/directory/directory';
import { freePort } from '@group/start/ports';
import { localOrigin } from '@group/start/settings';
import { tenants } from '@group/themes/registry';
import type { Browser, Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { listOf } from '../support/admin.ts';
import { dropComplaints } from '../support/complaints.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { adminTest as test, expect, freePorts, siteOf } from '../support/test.ts';
import { logInEditor } from '../testEnvironment/adminApi.ts';
import { secureOrigins } from '../testEnvironment/environment.ts';
import { behindProxy, fakeClock, knownSites, type Server } from '../testEnvironment/stack.ts';

const otherNames = tenants.filter(({ key }) => key !== 'rivabella').map(({ name }) => name);

/** The provider confirmed the account too long ago then, and is asked again at the next look, within twenty seconds. */
const clockStepMs = 250_000;

const own = new OwnPrograms();
let directory: Directory;
let service: Server;
let siteUrl = '';

test.beforeAll(async ({ https, secured }) => {
  directory = await startDirectory();
  own.defer(() => directory.stop());
  const [port, sitePort] = [await freePort(), await freePort()];
  const securePorts = https ? await freePorts() : undefined;
  const content = await own.contentService(port, knownSites(sitePort), {
    ...directory.environment,
    CMS_PUBLIC_URL: localOrigin('127.0.0.1', port),
    NODE_OPTIONS: `--import=${fakeClock}`,
    E2E_CLOCK_STEP: String(clockStepMs),
    ...(securePorts && { SITE_ORIGINS: secureOrigins(securePorts.port) }),
  });
  service = content;
  await own.site({ app: 'rivabella', service: content, port: sitePort, variables: https ? behindProxy : {} });
  await secured(sitePort, securePorts);
  siteUrl = siteOf('rivabella', '', sitePort);
  // There has to be a local administrator first.
  await logInEditor(service.url);
});

test.afterAll(() => own.disposeAsync());

const signInText = 'Mit Firmenkonto anmelden';

/** Names of the site's cookies. */
async function siteCookies(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('__Host-'));
}

async function signInAtDirectory(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('beliebig');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${service.url}/admin`);
  await page.getByRole('link', { name: signInText }).click();
  await signInAtDirectory(page, name);
}

/** Signs a nurse in on the site; the page shows the internal area then. */
async function signInNurse(page: Page, name: string, path = ''): Promise<void> {
  const groups = ['websites-intern-rivabella'];
  directory.put({ subject: name, email: `${name}@firma.example`, firstname: 'Rosa', lastname: 'Muster', groups });
  await page.goto(`${siteUrl}/de/intern${path}`);
  await page.getByRole('link', { name: signInText }).click();
  await signInAtDirectory(page, name);
  await expect(page).toHaveURL(`${siteUrl}/de/intern`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interner Bereich');
  expect(await siteCookies(page)).toEqual(['__Host-session']);
}

async function openPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'de-CH' })).newPage();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a nurse signs in on the site with the directory, and logs out', async ({ page }) => {
    await signInNurse(page, 'reto', '/dokumente/d1hygiene000000000000000');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(`${siteUrl}/de/auth`);
    await page.goto(`${siteUrl}/de/intern`);
    await expect(page).toHaveURL(`${siteUrl}/de/auth?weiter=/de/intern`);
  });
});

test('on the site, a person without a matching group reads why in the language of the page', async ({ page }) => {
  const groups = ['websites-intern-tabor', 'websites-redaktion-rivabella'];
  directory.put({ subject: 'ugo', email: 'ugo@firma.example', firstname: 'Ugo', lastname: 'Muster', groups });
  await page.goto(`${siteUrl}/it/intern`);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Accedere con l’account aziendale' }).click();
  await signInAtDirectory(page, 'ugo');
  await expect(page.getByRole('alert')).toContainText('Il suo account aziendale non ha accesso a quest’area');
  await expect(page).toHaveURL(`${siteUrl}/it/auth?firmenkonto=gruppe&weiter=%2Fit%2Fintern`);
  expect(await siteCookies(page)).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('while the directory is down, the site says so and offers local accounts', async ({ page }) => {
  await page.goto(`${siteUrl}/en/auth`);
  directory.down();
  await page.getByRole('link', { name: 'Log in with your company account' }).click();
  await expect(page.getByRole('alert')).toContainText('is not possible at the moment');
  await expect(page.getByLabel('Password')).toBeVisible();
  directory.up();
});

test('an editor and a nurse sign in with the directory, see only Rivabella, and are signed out when they leave', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(240_000);
  const nurse = await openPage(browser);
  await signInNurse(nurse, 'rosa');
  const groups = ['websites-redaktion-rivabella'];
  directory.put({
    subject: 'chiara',
    email: 'chiara@firma.example',
    firstname: 'Chiara',
    lastname: 'Muster',
    groups,
  });
  await signIn(page, 'chiara');
  await page.waitForURL((url) => url.pathname.startsWith('/admin') && !url.pathname.includes('anmelden'));

  await page.goto(`${service.url}${listOf('page')}?page=1&pageSize=100`);
  await page.getByRole('gridcell').first().waitFor();
  await page.getByRole('link', { name: 'Website Rivabella' }).waitFor();
  const shown = await page.locator('body').innerText();
  expect(otherNames.filter((name) => shown.includes(`Website ${name}`))).toEqual([]);
  const cells = await page.getByRole('gridcell').allInnerTexts();
  expect(otherNames.filter((name) => cells.includes(name))).toEqual([]);

  directory.remove('chiara');
  directory.remove('rosa');
  process.kill(service.program.pid, 'SIGUSR2');
  const login = page.getByRole('link', { name: signInText });
  await expect(async () => {
    await page.reload();
    await expect(login).toBeVisible({ timeout: 3_000 });
    await nurse.reload();
    await expect(nurse).toHaveURL(`${siteUrl}/de/auth?weiter=/de/intern`, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  expect(await siteCookies(nurse)).toEqual([]);
  await nurse.context().close();
  // The editor's session has ended while the admin was open.
  dropComplaints(complaints, /status of 401/);
});

test('a person without a matching group reads why they cannot sign in', async ({ page }) => {
  const groups = ['Domain Users'];
  directory.put({ subject: 'dario', email: 'dario@firma.example', firstname: 'Dario', lastname: 'Muster', groups });
  await signIn(page, 'dario');
  await expect(page.getByText('Ihr Firmenkonto hat hier keine Rechte.')).toBeInViewport();
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mit Firmenkonto anmelden' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
});

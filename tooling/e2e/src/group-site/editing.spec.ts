import { standardTenants } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { firstEditor } from '../support/editor.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

const link = 'Tag der Türen';
const news = 'Ein neuer Brunnen im Garten';

test("a change to Tabor's content appears on Tabor's site only", async ({ page }) => {
  test.setTimeout(120_000);
  const { contentUrl, sitePort: port } = runningStack();
  await page.goto(siteOf('tabor'));
  const navigation = page.getByRole('banner').getByRole('navigation');
  await expect(navigation.getByRole('link', { name: link })).toHaveCount(0);

  const editor = await firstEditor(contentUrl);
  const { Nav } = await editor.readSingle('konfiguration-tabor');
  expect(Nav).toBeInstanceOf(Array);
  const links = Array.isArray(Nav) ? Nav : [];
  await editor.publishSingle('konfiguration-tabor', { Nav: [...links, { name: link, link: '/s/besuchszeiten' }] });
  await editor.publishNew('article', {
    title: news,
    slug: 'ein-neuer-brunnen-im-garten',
    date: '2099-01-01',
    teaser: 'Seit heute plätschert im Garten ein Brunnen.',
    company: { connect: [{ id: 0, documentId: await editor.documentId('company', 'key', 'tabor') }] },
  });

  // After the freshness lifetime, a visit triggers the refresh.
  await expect(async () => {
    await page.reload();
    await expect(navigation.getByRole('link', { name: link })).toHaveAttribute('href', '/s/besuchszeiten', {
      timeout: 500,
    });
    await expect(page.getByRole('main').getByText(news)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });

  for (const { key, hosts } of standardTenants.filter((tenant) => tenant.key !== 'tabor')) {
    const { status, body } = await ask({ host: hosts.development, port });
    expect(status).toBe(200);
    expect(body.includes(link) || body.includes(news), key).toBe(false);
  }
  // Restored, as other specs follow every link.
  await editor.publishSingle('konfiguration-tabor', { Nav: links });
  await expect(async () => {
    await page.reload();
    await expect(navigation.getByRole('link', { name: link })).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 70_000 });
});

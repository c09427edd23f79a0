import { tenantByKey } from '@group/themes/registry';
import { ask } from '../looking/ask.ts';
import { expect, journey } from '../looking/journey.ts';
import { runningStack } from '../stack/environment.ts';

const fallback = tenantByKey('enfermagem');

journey('an unknown host gets the enfermagem site, hidden from search engines', async ({ page }) => {
  await page.goto(`http://stranger.example:${runningStack().sitePort}/`);
  await expect(page).toHaveTitle(new RegExp(` • ${fallback.name}$`));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://${fallback.hosts.production[0]}/`,
  );
  expect(await page.content()).not.toContain('stranger.example');
});

journey('a host is known without regard to port, letter case, trailing dot and www.', async () => {
  const port = runningStack().sitePort;
  for (const host of ['TABOR.localhost', 'tabor.localhost.', `Www.${tenantByKey('tabor').hosts.production[0]}:443`]) {
    const { body } = await ask({ host, port });
    expect(body, host).toContain(' • Tabor</title>');
  }
});

journey('addresses of this machine are the holding', async () => {
  const port = runningStack().sitePort;
  for (const host of ['localhost', `127.0.0.1:${port}`]) {
    expect((await ask({ host, port })).body, host).toContain(` • ${tenantByKey('digallo').name}</title>`);
  }
});

import { navigationRoom, roomOf } from '@group/content-client/contract/content/configuration';
import { standardTenants } from '@group/themes/registry';
import { expect, siteOf, test } from '../support/test.ts';

/** Two navigations that take all the room that a check of the content service allows. */
const navigations = [
  ['Wohnen & Umgebung', 'Pflege & Betreuung', 'Gastronomie', 'Jobs', 'Über uns', 'Kontakt & Bahn'],
  ['Wohnen', 'Pflege', 'Küche', 'Anlässe', 'Medien', 'Jobs & Ausbildung', 'Die Stiftung', 'Kontakt'],
];

test('a navigation that is as long as it may be stays in one row with logo and telephone number', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1200, height: 800 });
  for (const names of navigations) {
    expect(names.reduce((sum, name) => sum + roomOf(name), 0)).toBe(navigationRoom);
  }
  for (const { key } of standardTenants) {
    await page.goto(siteOf(key));
    const heights = await page.getByRole('banner').evaluate((bar, all) => {
      const list = bar.querySelector('nav ul');
      const [item] = list?.children ?? [];
      return [undefined, ...all].map((names) => {
        const items = names?.map((name) => {
          const copy = item?.cloneNode(true);
          const link = copy instanceof Element ? copy.querySelector('a') : null;
          if (link) link.textContent = name;
          return copy ?? '';
        });
        if (items) list?.replaceChildren(...items);
        return bar.getBoundingClientRect().height;
      });
    }, navigations);
    expect([key, new Set(heights).size]).toEqual([key, 1]);
  }
});

import { navigationRoomOf, roomOf } from '@group/content-client/contract/content/configuration';
import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** A bar of one row is as high as this; a second row adds the height of a target. */
const rowPixels = 81;

/**
 * Checks the top bar of the page on the narrowest screen that shows the whole navigation, and leaves it changed.
 * @param navigations names of links that take all the room that the site has, in place of the site's own
 */
export async function expectOneRow(page: Page, navigations: readonly string[][]): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 800 });
  const bar = page.getByRole('banner');
  const room = navigationRoomOf((await bar.locator('a[hreflang]:visible').count()) > 0);
  for (const names of navigations) expect(names.reduce((sum, name) => sum + roomOf(name), 0)).toBe(room);
  const heights = await bar.evaluate((header, all) => {
    const list = header.querySelector('nav ul');
    const [item] = list?.children ?? [];
    return [undefined, ...all].map((names) => {
      const items = names?.map((name) => {
        const copy = item?.cloneNode(true);
        const link = copy instanceof Element ? copy.querySelector('a') : null;
        if (link) link.textContent = name;
        return copy ?? '';
      });
      if (items) list?.replaceChildren(...items);
      return header.getBoundingClientRect().height;
    });
  }, navigations);
  expect(new Set(heights), page.url()).toEqual(new Set([rowPixels]));
}

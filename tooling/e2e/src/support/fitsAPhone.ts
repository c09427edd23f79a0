import { expect, type Locator, type Page } from 'playwright/test';

/** What of a part of the page is cut off, or too small for a finger. */
const misfits = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const { clientWidth } = document.documentElement;
    const wide = [element, ...element.querySelectorAll<HTMLElement>('*')].filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      // Strapi's rings of the focus count, up to 4 px.
      return width > 0 && (left < 0 || right > clientWidth + 0.5 || each.scrollWidth > each.clientWidth + 4);
    });
    // What only screen readers see is one pixel wide; a line of text is as wide as it is; a field scrolls what it holds.
    const cut = wide.filter(
      (each) =>
        each.clientWidth > 1 &&
        !each.matches('input, [role="checkbox"]') &&
        getComputedStyle(each).display !== 'inline',
    );
    const targets = element.querySelectorAll<HTMLElement>(
      'button, input:not([type="hidden"], [hidden], [aria-hidden="true"]), a',
    );
    const small = [...targets].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      // The target of a box to tick is an invisible border around it.
      const border = each.role === 'checkbox' ? -2 * Number.parseFloat(getComputedStyle(each, '::before').left) : 0;
      return width > 0 && (width + border < 44 || height + border < 44);
    });
    return [...cut, ...small].map((each) => each.outerHTML.slice(0, 200));
  });

/** At 360 px a part of the page is whole, and its targets are large enough for fingers; ends at the former size. */
export async function fitsAPhone(page: Page, part = page.getByRole('main')): Promise<void> {
  // WebKit's window has no emulated size at first.
  const before = page.viewportSize() ?? (await page.evaluate(() => ({ width: innerWidth, height: innerHeight })));
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(part).toBeVisible();
  expect(await misfits(part)).toEqual([]);
  await page.setViewportSize(before);
}

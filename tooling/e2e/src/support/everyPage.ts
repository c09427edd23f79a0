import { addressesIn } from '@group/operations/crawler';
import { tenantByKey, type TenantKey } from '@group/themes/registry';
import type { Page } from 'playwright/test';
import { runningStack } from '../testEnvironment/environment.ts';
import { askAsCrawler } from '@group/operations/client';
import { nextStepProblems } from './firstScreen.ts';

/** Pictures that the current page shows more than once. */
function repeatedPictures(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => {
      // Its enlarged pictures are those of the gallery.
      const inPage = images.filter((image) => !image.closest('dialog'));
      const names = inPage.flatMap(({ src }) => /\/pictures\/\d+\/(.+)\.\w+$/.exec(src)?.[1] ?? []);
      return names.filter((name, position) => names.indexOf(name) !== position);
    });
}

/** Paths of all pages in a site's sitemap. */
async function listedPages(host: string): Promise<string[]> {
  const port = runningStack().sitePort;
  const { headers, body } = await askAsCrawler({ host, port, path: '/sitemap.xml' });
  return addressesIn(headers['content-type'] ?? '', body).map((address) => new URL(address).pathname);
}

/** The path of a page, but for which job, event or article it shows. */
export const kindOf = (path: string): string => path.replace(/\/[a-z0-9]{24}(?:\/[^/]*)?$/, '/entry');

/** What visitors miss or see twice on the current page. */
export async function pageProblems(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const repeated = await repeatedPictures(page);
  return [...(await nextStepProblems(page)), ...repeated.map((name) => `${path}: shows ${name} again`)];
}

/** Paths of a tenant's pages but for those that were seen. */
export async function otherPages(key: TenantKey, seen: ReadonlySet<string>): Promise<string[]> {
  const paths = await listedPages(tenantByKey(key).hosts.development);
  if (paths.length === 0) throw new Error(`${key} lists no pages`);
  return paths.filter((path) => !seen.has(path));
}

/** The address of the first link in the page's main part whose path starts like this. */
export async function firstLink(page: Page, start: string): Promise<string> {
  const link = page.getByRole('main').locator(`a[href^="${start}"]`).first();
  return new URL((await link.getAttribute('href')) ?? '', page.url()).href;
}

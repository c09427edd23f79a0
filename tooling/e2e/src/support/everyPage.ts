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

/** Of the pages of jobs, events and articles, one of each kind: that with the longest path, and so the longest title; all others. */
function withoutSiblings(paths: readonly string[]): string[] {
  const longestLast = paths.toSorted((one, other) => one.length - other.length);
  return [...new Map(longestLast.map((path) => [kindOf(path), path])).values()];
}

/** What visitors miss or see twice on the current page. */
export async function pageProblems(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname;
  const repeated = await repeatedPictures(page);
  return [...(await nextStepProblems(page)), ...repeated.map((name) => `${path}: shows ${name} again`)];
}

/**
 * Paths of a tenant's other pages: of all with THOROUGH=1, which take minutes; otherwise of one of each kind of entry.
 * @param seen paths that are left out
 * @param below only pages below this path
 */
export async function otherPages(key: TenantKey, seen: ReadonlySet<string>, below = '/'): Promise<string[]> {
  const listed = await listedPages(tenantByKey(key).hosts.development);
  const paths = process.env.THOROUGH ? listed : withoutSiblings(listed.filter((path) => path.startsWith(below)));
  if (paths.length === 0) throw new Error(`${key} lists no pages`);
  return paths.filter((path) => !seen.has(path));
}

/** The address of the first link in the page's main part whose path starts like this. */
export async function firstLink(page: Page, start: string): Promise<string> {
  const link = page.getByRole('main').locator(`a[href^="${start}"]`).first();
  return new URL((await link.getAttribute('href')) ?? '', page.url()).href;
}

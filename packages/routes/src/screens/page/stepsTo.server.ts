import type { Page } from '@group/content-client/page/page.schema';
import type { Step } from '../../layout/PageBreadcrumbs.tsx';
import { readPage } from '../../site/readPage.server.ts';
import { or503 } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';

/** The ancestors of a path, the uppermost first: `/a` and `/a/b` for `/a/b/c`. */
function above(path: string): string[] {
  const segments = path.split('/').slice(1, -1);
  return segments.map((_, position) => `/${segments.slice(0, position + 1).join('/')}`);
}

/** The breadcrumbs of a composed page, itself last. Ancestors without a composed page are omitted. */
export async function stepsTo(site: RequestedSite, page: Pick<Page, 'path' | 'title'>): Promise<Step[]> {
  const pages = await Promise.all(above(page.path).map((path) => or503(readPage(site, path))));
  return [...pages, page].flatMap((each) => (each ? [{ name: each.title, path: each.path }] : []));
}

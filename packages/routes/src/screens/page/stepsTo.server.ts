import type { Page } from '@group/content-client/page/page.schema';
import type { Step } from '../../layout/PageBreadcrumbs.tsx';
import { readPage } from '../../site/readPage.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';

/** The paths above one, the uppermost first: `/a/b/c` has `/a` and `/a/b`. */
function above(path: string): string[] {
  const segments = path.split('/').slice(1, -1);
  return segments.map((_, position) => `/${segments.slice(0, position + 1).join('/')}`);
}

/** The composed pages on the way to one, itself last. A path above it without a page is left out. */
export async function stepsTo(site: RequestedSite, page: Pick<Page, 'path' | 'title'>): Promise<Step[]> {
  const pages = await Promise.all(above(page.path).map((path) => readPage(site, path)));
  return [...pages, page].flatMap((each) => (each ? [{ name: each.title, path: each.path }] : []));
}

import type { Page } from '@group/content-client/page/page.schema';
import { pagePathsQuery, pageQuery } from '@group/content-client/page/page.queries';
import type { RequestedSite } from './siteContext.ts';
import { readComplete, readTranslated, type Translated } from './translation.server.ts';

/**
 * The composed page at a path, in German where it is not translated; `null` where there is none. Rejects with
 * `ContentUnavailable`.
 */
export async function readPage(site: RequestedSite, path: string): Promise<Translated<Page> | null> {
  const pagePaths = await readComplete(site, pagePathsQuery);
  return pagePaths.includes(path) ? readTranslated(site, pageQuery(path)) : null;
}

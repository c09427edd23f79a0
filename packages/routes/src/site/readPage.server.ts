import type { Page } from '@group/content-client/page/page.schema';
import { pagePathsQuery, pageQuery } from '@group/content-client/page/page.queries';
import { or503 } from './readContent.server.ts';
import type { RequestedSite } from './siteContext.ts';
import { readComplete, readTranslated, type Translated } from './translation.server.ts';

/**
 * The composed page at a path, in German where it is not translated; `null` where there is none. Throws a 503 where it
 * is unavailable.
 */
export async function readPage(site: RequestedSite, path: string): Promise<Translated<Page> | null> {
  const pagePaths = await or503(readComplete(site, pagePathsQuery));
  return pagePaths.includes(path) ? or503(readTranslated(site, pageQuery(path))) : null;
}

import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { Page } from '@group/content-client/page/page.schema';
import { pagePathsQuery, pageQuery } from '@group/content-client/page/page.queries';
import { data } from 'react-router';
import type { RequestedSite } from './siteContext.ts';
import { readComplete, readTranslated, type Translated } from './translation.server.ts';

/** `Retry-After` of a 503, in seconds. */
const retryAfterSeconds = '5';

/** A 503 that asks clients to retry; the error screen renders inside the layout. */
export function unavailable() {
  return data(null, { status: 503, headers: { 'retry-after': retryAfterSeconds, 'cache-control': 'no-store' } });
}

/**
 * The composed page at a path, in German where it is not translated; `null` where there is none. Throws a 503 where it
 * is unavailable.
 */
export async function readPage(site: RequestedSite, path: string): Promise<Translated<Page> | null> {
  try {
    const pagePaths = await readComplete(site, pagePathsQuery);
    return pagePaths.includes(path) ? await readTranslated(site, pageQuery(path)) : null;
  } catch (error) {
    if (error instanceof ContentUnavailable) throw unavailable();
    throw error;
  }
}

import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { Page } from '@group/content-client/page/page.schema';
import { pagePathsQuery, pageQuery } from '@group/content-client/page/page.queries';
import { data } from 'react-router';
import type { RequestedSite } from './siteContext.ts';
import { readComplete, readTranslated, type Translated } from './translation.server.ts';

/** Told to caches and to polite clients with a 503, in seconds. */
const retryAfter = '5';

/** A page that cannot be shown now; the frame around it stands, and its visitor can try again. */
export function unavailable() {
  return data(null, { status: 503, headers: { 'retry-after': retryAfter, 'cache-control': 'no-store' } });
}

/**
 * The composed page at a path, in German where it is not translated; `null` where there is none. Throws a 503 where
 * nothing is known of it.
 */
export async function readPage(site: RequestedSite, path: string): Promise<Translated<Page> | null> {
  try {
    const known = await readComplete(site, pagePathsQuery);
    return known.includes(path) ? await readTranslated(site, pageQuery(path)) : null;
  } catch (error) {
    if (error instanceof ContentUnavailable) throw unavailable();
    throw error;
  }
}

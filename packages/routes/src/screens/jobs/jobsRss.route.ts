import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../site/siteContext.ts';
import { feedResponse, readJobsFeed, rssOf } from './jobsFeed.server.ts';

/** The newest jobs as RSS. */
export async function loader({ context }: LoaderFunctionArgs) {
  return feedResponse(rssOf(await readJobsFeed(context.get(siteContext))), 'application/rss+xml');
}

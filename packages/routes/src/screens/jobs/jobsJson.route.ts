import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../site/siteContext.ts';
import { feedResponse, jsonFeedOf, readJobsFeed } from './jobsFeed.server.ts';

/** The newest jobs as JSON Feed. */
export async function loader({ context }: LoaderFunctionArgs) {
  return feedResponse(jsonFeedOf(await readJobsFeed(context.get(siteContext))), 'application/feed+json');
}

import type { LoaderFunctionArgs } from 'react-router';
import { visitsFor } from '../../domain/visits/openVisits.ts';
import { visitRequest } from '../../domain/visits/visitAddress.ts';
import { or503 } from '../../site/readContent.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { siteContext } from '../../site/siteContext.ts';
import { readOpenDates } from './readOpenDates.server.ts';

export const handle: ScreenHandle = { listed: false, cache: 'none' };

/** The dates that are open now, for the script of the form; 503 where nobody knows them. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const open = await or503(readOpenDates(context.get(siteContext)));
  return Response.json({ visits: visitsFor(open, visitRequest(url.searchParams)) });
}

import type { LoaderFunctionArgs } from 'react-router';
import { readHouseNames } from '../../domain/houses/readHouses.server.ts';
import { visitsFor, withHouseNames } from '../../domain/visits/openVisits.ts';
import { readVisits } from '../../domain/visits/readOpenVisits.server.ts';
import { visitRequest } from '../../domain/visits/visitAddress.ts';
import { or503 } from '../../site/readContent.server.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';
import { siteContext } from '../../site/siteContext.ts';

export const handle: ScreenHandle = { listed: false, cache: 'none' };

/** The dates that are open now, for the script of the form; 503 where they cannot be read. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const [open, { nameOf }] = await Promise.all([or503(readVisits(site)), readHouseNames(site)]);
  return Response.json({ visits: withHouseNames(visitsFor(open, visitRequest(url.searchParams)), nameOf) });
}

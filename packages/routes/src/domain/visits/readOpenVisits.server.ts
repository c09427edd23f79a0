import { visitSlotsQuery } from '@group/content-client/visitSlot/visitSlot.queries';
import { orElse } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { type OpenVisit, openVisits } from './openVisits.ts';

/** The dates that are still open. Throws `ContentUnavailable`. */
export const readVisits = async ({ read, scope }: RequestedSite): Promise<OpenVisit[]> =>
  openVisits(await read(visitSlotsQuery), Date.now(), scope.locale);

/** {@link readVisits}; without the content service none, as visitors can name wishes. */
export const readOpenVisits = (site: RequestedSite): Promise<OpenVisit[]> => orElse(readVisits(site), []);

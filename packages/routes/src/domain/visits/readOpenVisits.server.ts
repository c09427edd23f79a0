import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import { visitSlotsQuery } from '@group/content-client/visitSlot/visitSlot.queries';
import type { RequestedSite } from '../../site/siteContext.ts';
import { type OpenVisit, openVisits } from './openVisits.ts';

/** On which dates somebody can still come. Without the content service none, as visitors can name wishes. */
export async function readOpenVisits({ read, scope }: RequestedSite): Promise<OpenVisit[]> {
  const slots = await read(visitSlotsQuery).catch((error: unknown) => {
    if (error instanceof ContentUnavailable) return [];
    throw error;
  });
  return openVisits(slots, Date.now(), scope.locale);
}

import { visitSlotsQuery } from '@group/content-client/visitSlot/visitSlot.queries';
import { orElse } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { readHouses } from '../houses/readHouses.server.ts';
import { type OpenVisit, openVisits } from './openVisits.ts';

/** The dates that are still open. Throws `ContentUnavailable`. */
export async function readVisits(site: RequestedSite): Promise<OpenVisit[]> {
  const [slots, houses] = await Promise.all([site.read(visitSlotsQuery), orElse(readHouses(site), [])]);
  const names = new Map(houses.map(({ slug, name }) => [slug, name]));
  return openVisits(slots, Date.now(), site.scope.locale).map((visit) => ({
    ...visit,
    houseName: names.get(visit.house ?? ''),
  }));
}

/** {@link readVisits}; without the content service none, as visitors can name wishes. */
export const readOpenVisits = (site: RequestedSite): Promise<OpenVisit[]> => orElse(readVisits(site), []);

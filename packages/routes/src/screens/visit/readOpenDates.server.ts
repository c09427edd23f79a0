import { readHouses } from '../../domain/houses/readHouses.server.ts';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';
import { readVisits } from '../../domain/visits/readOpenVisits.server.ts';
import { orElse } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';

/** The dates that are still open, with the names of their houses. Throws `ContentUnavailable`. */
export async function readOpenDates(site: RequestedSite): Promise<OpenVisit[]> {
  const [visits, houses] = await Promise.all([readVisits(site), orElse(readHouses(site), [])]);
  const names = new Map(houses.map(({ slug, name }) => [slug, name]));
  return visits.map((visit) => ({ ...visit, houseName: names.get(visit.house ?? '') }));
}

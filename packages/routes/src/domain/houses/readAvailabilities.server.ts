import { listScopeOf } from '@group/content-client/gateway/query';
import { availabilitiesQuery } from '@group/content-client/availability/availability.queries';
import { orElse } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import type { Availabilities } from './freePlaces.ts';

/** What is free in the houses that the site shows. Without the content service none, as pages do without it. */
export async function readAvailabilities({ tenant, read }: RequestedSite): Promise<Availabilities> {
  const query = availabilitiesQuery(listScopeOf(tenant));
  const availabilities = await orElse(read(query), []);
  return new Map(availabilities.map((availability) => [availability.house, availability]));
}

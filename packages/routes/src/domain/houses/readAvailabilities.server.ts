import { availabilitiesQuery } from '@group/content-client/availability/availability.queries';
import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { RequestedSite } from '../../site/siteContext.ts';
import type { Availabilities } from './freePlaces.ts';

/** What is free in the houses that the site shows. Without the content service none, as pages do without it. */
export async function readAvailabilities({ tenant, read }: RequestedSite): Promise<Availabilities> {
  const availabilities = await read(availabilitiesQuery(tenant.features.wholeGroup ? 'group' : 'tenant')).catch(
    (error: unknown) => {
      if (error instanceof ContentUnavailable) return [];
      throw error;
    },
  );
  return new Map(availabilities.map((availability) => [availability.house, availability]));
}

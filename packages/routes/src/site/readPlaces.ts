import { listScopeOf } from '@group/content-client/gateway/query';
import { citiesOf } from '@group/content-client/house/citiesOf';
import { housesQuery } from '@group/content-client/house/house.queries';
import type { ParameterSite } from './screenHandle.ts';

/** Places to choose from: where the site's houses stand. Throws `ContentUnavailable`. */
export async function readPlaces({ tenant, read }: ParameterSite): Promise<string[]> {
  return citiesOf(await read(housesQuery(listScopeOf(tenant))));
}

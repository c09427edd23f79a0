import { isInTown } from '@group/content-client/contract/content/job';
import { listScopeOf } from '@group/content-client/gateway/query';
import { entryPaths } from '@group/content-client/contract/entryPaths';
import type { Job } from '@group/content-client/job/job.schema';
import { configurationQuery } from '@group/content-client/configuration/configuration.queries';
import { housesQuery } from '@group/content-client/house/house.queries';
import { tenantAssets } from '@group/themes/assets.server';
import { tenantByKey } from '@group/themes/registry';
import { addressAt, prefixOf } from '../../site/addressAt.ts';
import { withPrefix } from '../../site/paths.ts';
import { orElse } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import type { Employer, JobPlace } from '../../domain/structuredData/jobPosting.ts';
import { visitPath } from '../../domain/visits/visitAddress.ts';
import { placeFromLines } from '../../domain/structuredData/postalAddress.ts';

/** The hiring organisation: the site's own, or on the holding's site another one. */
export function employerOf(site: RequestedSite, { company }: Job): Employer {
  const own = site.canonicalOriginOf(tenantByKey(company.key));
  return { name: company.name, site: own, logo: new URL(tenantAssets(company.key).logo.default.url, own).href };
}

/**
 * The one page of a job in search engines: on its employer's site, in that site's first language. The holding's page of
 * it, and those in other languages, are the same advertisement.
 */
export function canonicalJobUrl(site: RequestedSite, job: Job): string {
  const employer = tenantByKey(job.company.key);
  return site.canonicalOriginOf(employer) + withPrefix(prefixOf(employer), entryPaths.job.href(job, employer.features));
}

/** Where one asks for a trial day: the holding does not know the dates of another organisation, nor read its wishes. */
export function trialDayAddress(site: RequestedSite, { company: { key } }: Job): string {
  const path = visitPath({ occasion: 'trialDay' });
  return key === site.tenant.key ? path : addressAt(site, tenantByKey(key), path);
}

/** The town in a workplace such as `Altmatt, Wohngruppe Rosmarin`. */
function townOf({ workplace }: Job): string {
  return workplace.split(',')[0]?.trim() || workplace;
}

/**
 * The address of the organisation's house in that town, else that of the site's organisation, which sends to changing
 * places, else only the town: an advertisement is complete without what is unavailable.
 */
export async function placeOf(site: RequestedSite, job: Job): Promise<JobPlace> {
  const city = townOf(job);
  const houses = await orElse(site.read(housesQuery(listScopeOf(site.tenant))), []);
  const [house] = houses
    .filter(({ company }) => company.key === job.company.key)
    .filter((each) => isInTown(each.city, job.workplace) || isInTown(each.name, job.workplace))
    // Of Wil and Wil SG, the second.
    .toSorted((one, other) => other.city.length - one.city.length);
  if (house) return { street: house.street, postalCode: house.postalCode, city: house.city };
  if (job.company.key !== site.tenant.key) return { city };
  const lines = (await orElse(site.read(configurationQuery), null))?.addressLines ?? [];
  const place = placeFromLines(lines);
  return place.city ? { ...place, city: place.city } : { city };
}

import type { JobArea } from '@group/content-client/contract/content/enumerations';
import { isTenantKey } from '@group/themes/registry';
import { readPlaces } from '../../site/readPlaces.ts';
import { isLaterPage, pageField } from '../../site/pageNumber.ts';
import type { paths } from '../../site/paths.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

/** Names of the query parameters. They are in bookmarked and shared URLs: never change them. */
export const filterFields = {
  area: 'bereich',
  company: 'betrieb',
  place: 'ort',
  apprenticeships: 'lehrstellen',
  page: pageField,
} as const;

/** Values of the area's query parameter; never change them either. */
export const areaWords: Readonly<Record<JobArea, string>> = {
  care: 'pflege',
  housekeeping: 'hauswirtschaft',
  hotel: 'hotellerie',
  technical: 'technik',
  administration: 'verwaltung',
};

/** Values that narrow a list of jobs. */
export const knownJobFilters: ScreenHandle['search'] = {
  [filterFields.area]: (word) => Object.values(areaWords).includes(word),
  [filterFields.company]: (key, tenant) => tenant.features.wholeGroup && isTenantKey(key),
  // Workplaces begin with one, and then name a ward or a kitchen.
  [filterFields.place]: { read: readPlaces },
  [filterFields.apprenticeships]: (value) => value === '1',
  [filterFields.page]: isLaterPage,
};

/** A visitor's filter; an empty one matches all jobs. */
export interface JobFilter<Company extends string = string> {
  area?: JobArea | undefined;
  /** Key of an organisation. */
  company?: Company | undefined;
  place?: string | undefined;
  apprenticeshipsOnly?: boolean | undefined;
}

/** The path of a list, which has no parameters. */
export type ListingPath = (typeof paths)['vacancies' | 'apprenticeships']['pattern'];

/** The path and query of a page of a list, or of the form that subscribes to it, without language prefix. */
export function listingHref(
  path: ListingPath | (typeof paths)['jobAlert']['pattern'],
  { area, company, place, apprenticeshipsOnly }: JobFilter = {},
  page = 1,
): string {
  const search = new URLSearchParams({
    ...(area && { [filterFields.area]: areaWords[area] }),
    ...(company && { [filterFields.company]: company }),
    ...(place && { [filterFields.place]: place }),
    ...(apprenticeshipsOnly && { [filterFields.apprenticeships]: '1' }),
    ...(page > 1 && { [filterFields.page]: String(page) }),
  });
  const query = String(search);
  return query ? `${path}?${query}` : path;
}

export function isFiltered({ area, company, place, apprenticeshipsOnly }: JobFilter): boolean {
  return Boolean(area || company || place || apprenticeshipsOnly);
}

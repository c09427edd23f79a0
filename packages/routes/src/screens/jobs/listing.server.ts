import { mailsQuery } from '@group/content-client/account/account.queries';
import { companiesQuery } from '@group/content-client/company/company.queries';
import type { Company } from '@group/content-client/company/company.schema';
import { jobAreas } from '@group/content-client/contract/content/enumerations';
import type { TenantKey } from '@group/themes/registry';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { readPageNumber } from '../../site/pageNumber.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import { or503, orElse } from '../../site/readContent.server.ts';
import { type RequestedSite, siteContext } from '../../site/siteContext.ts';
import {
  areaWords,
  filterFields,
  isFiltered,
  type JobFilter,
  listingHref,
  type ListingPath,
} from '../../domain/jobs/jobFilter.ts';
import { readPlaces } from '../../site/readPlaces.ts';
import { jobTeaser } from '../../domain/jobs/jobTeaser.ts';
import type { ListingViewProps } from './ListingView.tsx';
import { countJobs, countPages, type JobListOptions, readJobsPage } from '../../domain/jobs/readJobs.server.ts';

export interface Choices {
  companies: readonly Company[];
  places: readonly string[];
  picksApprenticeships: boolean;
}

/** The filter in the URL. Unknown values are ignored. */
export function readFilter(search: URLSearchParams, { companies, places, picksApprenticeships }: Choices) {
  const area = search.get(filterFields.area);
  const company = search.get(filterFields.company);
  return {
    area: jobAreas.find((each) => areaWords[each] === area),
    company: companies.find(({ key }) => key === company)?.key,
    place: places.find((each) => each === search.get(filterFields.place)),
    apprenticeshipsOnly: picksApprenticeships && search.get(filterFields.apprenticeships) === '1',
  } satisfies JobFilter;
}

function listOptions(filter: JobFilter<TenantKey>, kind: JobListOptions['kind']) {
  const { area, company, place, apprenticeshipsOnly } = filter;
  return { area, company, place, kind: apprenticeshipsOnly ? 'apprenticeship' : kind } as const;
}

/** What the filters of a site offer. Throws a 503. */
export async function readChoices(site: RequestedSite): Promise<Pick<Choices, 'companies' | 'places'>> {
  const companies = site.tenant.features.wholeGroup ? site.read(companiesQuery) : [];
  const [offered, places] = await or503(Promise.all([companies, readPlaces(site)]));
  return { companies: offered, places };
}

/** One page of a list. A page beyond the end redirects to the last one. Throws a 503. */
export async function loadListing(path: ListingPath, { context, url }: LoaderFunctionArgs): Promise<ListingViewProps> {
  const site = context.get(siteContext);
  const { wholeGroup, apprenticeships } = site.tenant.features;
  const kind = path === paths.apprenticeships.pattern ? 'apprenticeship' : undefined;
  const picksApprenticeships = apprenticeships && !kind;
  const [{ companies, places }, mails] = await Promise.all([readChoices(site), orElse(site.read(mailsQuery), false)]);
  const filter = readFilter(url.searchParams, { companies, places, picksApprenticeships });
  const page = readPageNumber(url.searchParams);
  const hrefOf = (each: number): string => withPrefix(site.pathPrefix, listingHref(path, filter, each));
  const options = listOptions(filter, kind);
  const lastPage = page === 1 ? 1 : Math.max(1, await or503(countPages(site, options)));
  if (page > lastPage) throw redirect(hrefOf(lastPage));
  const { entries: jobs, total, pages } = await or503(readJobsPage(site, { ...options, page }));
  // The list may have become shorter since its first page was read.
  if (page > Math.max(1, pages)) throw redirect(hrefOf(pages));
  const anyOpen = total > 0 || (isFiltered(filter) && (await or503(countJobs(site, { kind }))) > 0);
  return {
    path,
    filter,
    companies,
    places,
    picksApprenticeships,
    jobs: jobs.map((job) => jobTeaser(job, wholeGroup)),
    total,
    page,
    pages,
    anyOpen,
    offersAlert: mails,
  };
}

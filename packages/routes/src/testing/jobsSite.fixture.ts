import { wireJobsFixture } from '@group/content-client/job/job.fixture';
import type { ContentQuery } from '@group/content-client/gateway/query';
import type { Locale } from '@group/content-client/locale';
import type { TenantKey } from '@group/themes/registry';
import { requestedSiteFixture, type RequestedSiteExample } from './requestedSite.fixture.ts';
import type { RequestedSite } from '../site/siteContext.ts';

interface WireJob {
  id: string;
  attributes: Readonly<Record<string, unknown>> & {
    kind: string;
    area: string;
    workplace: string;
    filled: boolean;
    company: { data: { attributes: { key: string } } };
  };
}

function noExample(): never {
  throw new Error('the fixture has no job');
}

type Changes = Readonly<Record<string, unknown>> & Partial<WireJob['attributes'] & { id: string }>;

/** A wire job: the first example with these changes. */
export function wireJob({ id, ...changes }: Changes = {}): WireJob {
  const { id: usualId, attributes } = wireJobsFixture.data[0] ?? noExample();
  return { id: id ?? usualId, attributes: { ...attributes, ...changes } };
}

/** The wire form of an organisation of the group. */
export function wireCompany(key: string, name: string) {
  return { data: { id: key, attributes: { key, name, city: null } } };
}

/** This many wire jobs with distinct ids. */
export function wireJobs(count: number, changes: Changes = {}): WireJob[] {
  return Array.from({ length: count }, (_, position) =>
    wireJob({ ...changes, id: String(position).padStart(24, 'j') }),
  );
}

/** Whether a job matches the filters of a request. */
function matches({ id, attributes }: WireJob, search: Readonly<Record<string, string>>): boolean {
  const ids = Object.entries(search).flatMap(([key, value]) => (key.includes('[$in]') ? [value] : []));
  const towns = Object.entries(search).filter(([key]) => key.startsWith('filters[$or]'));
  const isThere = ([key, town]: [string, string]) =>
    key.endsWith('[$startsWith]') ? attributes.workplace.startsWith(town) : attributes.workplace === town;
  const is = (key: string, value: string) => search[key] === undefined || search[key] === value;
  return (
    is('filters[company][key]', attributes.company.data.attributes.key) &&
    is('filters[area]', attributes.area) &&
    is('filters[kind]', attributes.kind) &&
    (towns.length === 0 || towns.some(isThere)) &&
    search['filters[kind][$ne]'] !== attributes.kind &&
    is('filters[documentId]', id) &&
    (ids.length === 0 || ids.includes(id)) &&
    !(search.current && attributes.filled)
  );
}

function pageOf(jobs: readonly WireJob[], search: Readonly<Record<string, string>>) {
  const page = Number(search['pagination[page]'] ?? 1);
  const pageSize = Number(search['pagination[pageSize]'] ?? 25);
  const data = jobs.slice((page - 1) * pageSize, page * pageSize);
  return {
    data,
    meta: { pagination: { page, pageSize, total: jobs.length, pageCount: Math.ceil(jobs.length / pageSize) } },
  };
}

interface JobsSiteOptions {
  /** The page's language prefix, on a multilingual site. */
  language?: string;
  /** Jobs with a translation into that language; all others are German only. */
  translated?: readonly WireJob[];
  companies?: readonly { key: string; name: string }[];
  /** Responses of the content service besides jobs, by path. */
  answers?: RequestedSiteExample['answers'];
}

/** A site whose content service filters and counts these jobs, and records its requests. */
export function jobsSite(
  tenantKey: TenantKey,
  jobs: readonly WireJob[],
  { language, translated = [], companies = [], answers = {} }: JobsSiteOptions = {},
) {
  const requests: Readonly<Record<string, string>>[] = [];
  const defaults = requestedSiteFixture(tenantKey, {
    ...(language && { language }),
    answers: {
      companies: { data: companies.map((attributes) => ({ id: attributes.key, attributes })) },
      pages: { data: [] },
      houses: { data: [] },
      ...answers,
    },
  });
  const { scope } = defaults;
  const site: RequestedSite = {
    ...defaults,
    async read<T>(query: ContentQuery<T>, locale: Locale = scope.locale) {
      const { path, search } = query.request({ ...scope, locale });
      if (path !== 'jobs') return defaults.read(query);
      requests.push(search);
      const visible = locale === '' || locale === 'de-CH' ? jobs : translated;
      const answer = pageOf(
        visible.filter((job) => matches(job, search)),
        search,
      );
      return query.parse(answer, () => {});
    },
  };
  return { site, requests };
}

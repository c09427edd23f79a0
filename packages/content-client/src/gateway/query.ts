import type { TenantKey } from '@group/themes/registry';
import type { Tenant } from '@group/themes/tenant';
import type { Locale } from '../locale.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** The tenant and locale of a request. */
export interface RequestScope {
  tenant: TenantKey;
  locale: Locale;
}

/** A GET request to the content service, below its `/api/` base path. */
export interface ContentRequest {
  path: string;
  search: Readonly<Record<string, string>>;
}

/** A list of the tenant's own entries, or of those of all organisations, as on the holding's site. */
export type ListScope = 'tenant' | 'group';

/** What lists of a tenant's site show: a house its own entries, the holding those of all organisations. */
export function listScopeOf({ features }: Pick<Tenant, 'features'>): ListScope {
  return features.wholeGroup ? 'group' : 'tenant';
}

/** A query to the content service: builds the request and parses the response into a domain type. */
export interface ContentQuery<T> {
  /** Name of the content type, for log lines and cache keys. */
  type: string;
  request(scope: RequestScope): ContentRequest;
  /** The result for a 404 of the content service. Without it, a 404 is an error. */
  valueWhen404?: T;
  /** Throws `ContentShapeError` if the response as a whole is invalid. */
  parse(body: unknown, report: ReportProblem): T;
  /**
   * False for a result that must not be stored, such as the absence of an entry whose id a client guessed. Without it,
   * every result is stored.
   */
  isCacheable?(content: T): boolean;
}

/** The query parameters that restrict a list to its scope. */
export function withinScope(listScope: ListScope, { tenant }: RequestScope): Record<string, string> {
  return listScope === 'tenant' ? { 'filters[company][key]': tenant } : {};
}

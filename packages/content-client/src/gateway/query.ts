import type { TenantKey } from '@group/themes/registry';
import type { Locale } from '../locale.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** Whose content is asked for, and in which locale. */
export interface RequestScope {
  tenant: TenantKey;
  locale: Locale;
}

/** A read of the content service, below its `/api/` base path. */
export interface ContentRequest {
  path: string;
  search: Readonly<Record<string, string>>;
}

/** Whose entries a list has: the tenant's own, or those of all organisations, as the holding lists them. */
export type ListScope = 'tenant' | 'group';

/** One question to the content service: how it is asked, and how its answer becomes a domain type. */
export interface ContentQuery<T> {
  /** Name of the content type, for log lines and cache keys. */
  type: string;
  request(scope: RequestScope): ContentRequest;
  /** What a 404 means. Without it, that the content service is not as it should be. */
  valueWhen404?: T;
  /** Throws `ContentShapeError` where the answer as a whole cannot be used. */
  parse(body: unknown, report: ReportProblem): T;
  /**
   * False for an answer that must not stay in the cache: that there is nothing at an address that somebody guessed.
   * Without it, every answer is kept.
   */
  isCacheable?(content: T): boolean;
}

/** For a question about one entry by its id: keeps what there is, and forgets what there is not. */
export function exists(content: unknown): boolean {
  return content !== null;
}

/** The filter of a list for its reach. */
export function withinScope(reach: ListScope, { tenant }: RequestScope): Record<string, string> {
  return reach === 'tenant' ? { 'filters[company][key]': tenant } : {};
}

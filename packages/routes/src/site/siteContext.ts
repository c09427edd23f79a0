import type { ContentQuery, RequestScope } from '@group/content-client/gateway/query';
import type { Locale } from '@group/content-client/locale';
import type { TenantKey } from '@group/themes/registry';
import type { SiteLanguage, Tenant } from '@group/themes/tenant';
import { createContext } from 'react-router';

/** Whose page a request asks for, and the way to that tenant's content; what loaders work with. */
export interface RequestedSite {
  tenant: Tenant<TenantKey>;
  /** The language of the path's prefix; `null` on a site without prefixes. */
  language: SiteLanguage | null;
  /** False for a host that nobody configured. */
  known: boolean;
  /** Host of the canonical address. */
  canonicalHost: string;
  /** Scheme and host of another tenant's site, as this visitor reaches it. */
  originOf(tenant: Tenant): string;
  scope: RequestScope;
  /** Whether an editor looks at drafts, which nobody else may see. */
  preview?: boolean;
  /** Reads content of this tenant, in the page's locale where no other is said. Throws `ContentUnavailable`. */
  read<T>(query: ContentQuery<T>, locale?: Locale): Promise<T>;
}

/** Set by the root middleware before any loader runs. */
export const siteContext = createContext<RequestedSite>();

/**
 * Whether a page may wait for the latest content although earlier content is known: set by the page cache, when it makes
 * a page anew that nobody waits for.
 */
export const revalidatingContext = createContext(false);

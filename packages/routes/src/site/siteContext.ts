import type { ContentQuery, RequestScope } from '@group/content-client/gateway/query';
import type { Locale } from '@group/content-client/locale';
import type { TenantKey } from '@group/themes/registry';
import type { Language, SiteLanguage, Tenant } from '@group/themes/tenant';
import { createContext } from 'react-router';

/** The tenant and language of a request, and access to that tenant's content. */
export interface RequestedSite {
  tenant: Tenant<TenantKey>;
  /** Of the messages. */
  language: Language;
  /** Language prefix of paths, such as `/it`; empty on a site without prefixes. */
  pathPrefix: string;
  /** False for an unconfigured host. */
  known: boolean;
  canonicalHost: string;
  /** Origin of another tenant's site in the visitor's environment. */
  originOf(tenant: Tenant<TenantKey>): string;
  /** Origin of another tenant's site in canonical URLs. */
  canonicalOriginOf(tenant: Tenant<TenantKey>): string;
  scope: RequestScope;
  /** Whether an editor previews drafts. */
  preview?: boolean;
  /** Origin of the admin that shows the preview in a frame. */
  previewFrame?: string | undefined;
  /** Reads content of this tenant, by default in the page's locale. Throws `ContentUnavailable`. */
  read<T>(query: ContentQuery<T>, locale?: Locale): Promise<T>;
}

/** What follows from the language of a path; `null` on a site without prefixes. */
export function inLanguage(
  tenant: Tenant<TenantKey>,
  chosen: SiteLanguage | null,
): Pick<RequestedSite, 'language' | 'pathPrefix' | 'scope'> {
  return {
    language: chosen?.prefix ?? tenant.language,
    pathPrefix: chosen ? `/${chosen.prefix}` : '',
    scope: { tenant: tenant.key, locale: chosen?.locale ?? '' },
  };
}

/** Set by the root middleware before any loader runs. */
export const siteContext = createContext<RequestedSite>();

/**
 * Whether a page may wait for fresh content although stale content is cached. The page cache sets it when it
 * revalidates in the background.
 */
export const revalidatingContext = createContext(false);

/** What the content security policy has for the page's `<style>`; set when the document is rendered. */
export const styleSourceContext = createContext('');

import { mailsQuery } from '@group/content-client/account/account.queries';
import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { ContentQuery } from '@group/content-client/gateway/query';
import { type TenantKey, tenantByKey } from '@group/themes/registry';
import { inLanguage, type RequestedSite } from '../site/siteContext.ts';

/** A list in the content service's wire format. */
interface WireList {
  data: readonly { id?: unknown }[];
}

export interface RequestedSiteExample {
  /** Responses of the content service by path below `/api/`; all other paths are unavailable. */
  answers?: Readonly<Record<string, WireList>>;
  /** The page's language prefix, on a multilingual site. */
  language?: string;
  /** Whether the content service says that it sends mails; unavailable by default. */
  mails?: boolean;
}

/** The site of a request, with a content service that responds from examples. */
export function requestedSiteFixture(
  tenantKey: TenantKey,
  { answers = {}, language, mails }: RequestedSiteExample = {},
): RequestedSite {
  const tenant = tenantByKey(tenantKey);
  const siteLanguage = tenant.features.languages?.find(({ prefix }) => prefix === language) ?? null;
  const languageOfPath = inLanguage(tenant, siteLanguage);
  const { scope } = languageOfPath;
  return {
    tenant,
    ...languageOfPath,
    known: true,
    canonicalHost: tenant.hosts.production[0],
    originOf: ({ key }) => `https://www.${key}.example`,
    canonicalOriginOf: ({ hosts }) => `https://${hosts.production[0]}`,
    async read<T>(query: ContentQuery<T>) {
      if (query.type === mailsQuery.type && mails !== undefined) return query.parse({ mails }, () => {});
      const { path, search } = query.request(scope);
      const answer = answers[path];
      if (!answer) throw new ContentUnavailable(`no ${path} among the examples`);
      const id = search['filters[documentId]'];
      const data = answer.data.filter((entry) => id === undefined || entry.id === id);
      const pagination = { total: data.length, pageCount: Math.ceil(data.length / 12) };
      return query.parse({ data, meta: { pagination } }, () => {});
    },
  };
}

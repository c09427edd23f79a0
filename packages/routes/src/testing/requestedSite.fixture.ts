import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { ContentQuery } from '@group/content-client/gateway/query';
import { type TenantKey, tenantByKey } from '@group/themes/registry';
import type { RequestedSite } from '../site/siteContext.ts';

/** A list as the content service answers it. */
interface WireList {
  data: readonly { id?: unknown }[];
}

export interface RequestedSiteExample {
  /** Answers of the content service by path below `/api/`; the others cannot be had. */
  answers?: Readonly<Record<string, WireList>>;
  /** Prefix of the page, on a site that has languages. */
  language?: string;
}

/** The site of a request, with a content service that answers from examples. */
export function requestedSiteFixture(
  tenantKey: TenantKey,
  { answers = {}, language }: RequestedSiteExample = {},
): RequestedSite {
  const tenant = tenantByKey(tenantKey);
  const spoken = tenant.features.languages?.find(({ prefix }) => prefix === language) ?? null;
  const scope = { tenant: tenantKey, locale: spoken?.locale ?? '' } as const;
  return {
    tenant,
    language: spoken,
    known: true,
    canonicalHost: tenant.hosts.production[0],
    originOf: ({ hosts }) => `https://${hosts.production[0]}`,
    scope,
    async read<T>(query: ContentQuery<T>) {
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

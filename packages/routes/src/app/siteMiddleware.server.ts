import { contentTags } from '@group/content-client/gateway/contentTag';
import { readDraft } from '@group/content-client/gateway/drafts';
import type { ContentProblem } from '@group/content-client/wire/problem';
import type { Locale } from '@group/content-client/locale';
import { resolveTenant } from '@group/themes/resolveTenant';
import type { SiteLanguage, Tenant } from '@group/themes/tenant';
import { type MiddlewareFunction, replace } from 'react-router';
import { submissionServiceContext } from '../forms/submissionService.server.ts';
import { asPreview } from '../preview/asPreview.server.ts';
import { previewOf } from '../preview/previewCookie.server.ts';
import { staffContext } from '../staff/staffAuth.server.ts';
import type { SiteDefinition } from './defineSite.server.ts';
import { isLocalHost } from '../site/localHost.ts';
import { revalidatingContext, siteContext } from '../site/siteContext.ts';

/** A first path segment that is meant as a language, whether the site has it or not: `es`, `DE`, `fr-FR`, `gsw`. */
const languageLike = /^(?:[a-z]{2}|gsw)(?:-[a-z]{2})?$/i;

/** What can stand in the list of tags, which is a header: a path that somebody asks for may be anything. */
const oneWord = /^[\x21-\x7e]+$/;

/** What search engines ask a host for as a whole. */
const filesOfHost: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml']);

interface LanguagePath {
  language: SiteLanguage;
  /** Where to go instead; none where the path is as it should be. */
  redirectTo?: string;
}

/**
 * Reads the language prefix of a path. A missing prefix, or one that the site does not have, leads to the same path
 * in the site's first language; a differently written one (`/DE`, `/fr-FR`) to the language that it means.
 */
export function languagePath(pathname: string, languages: readonly [SiteLanguage, ...SiteLanguage[]]): LanguagePath {
  // An empty step is in no address of ours: it is not found, in the first language.
  if (filesOfHost.has(pathname) || pathname.includes('//')) return { language: languages[0] };
  const [, segment = '', ...rest] = pathname.split('/');
  const exact = languages.find(({ prefix }) => prefix === segment);
  if (exact) return { language: exact };
  const isLanguage = languageLike.test(segment);
  const meant = segment.toLowerCase().split('-')[0];
  const language = (isLanguage && languages.find(({ prefix }) => prefix === meant)) || languages[0];
  const path = (isLanguage ? rest : [segment, ...rest]).join('/');
  return { language, redirectTo: `/${language.prefix}${path && `/${path}`}` };
}

function localeOf(language: SiteLanguage | null): Locale {
  return language?.locale ?? '';
}

/** On a development host other tenants are at development hosts too, with the same port. */
function originsFrom({ hostname, port, protocol }: URL): (tenant: Tenant) => string {
  return ({ hosts }) =>
    isLocalHost(hostname) ? `${protocol}//${hosts.development}${port && `:${port}`}` : `https://${hosts.production[0]}`;
}

/** Finds out whose page is asked for, and redirects to a language where one is missing. */
export function siteMiddleware(site: SiteDefinition): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const { hosts, gateway, staff, forms, previewSecret } = site.services();
    const host = request.headers.get('host') ?? '';
    const { tenant, known, canonicalHost } = resolveTenant(hosts, host);
    const { languages } = tenant.features;
    const { language, redirectTo } = languages ? languagePath(url.pathname, languages) : { language: null };
    if (redirectTo) throw replace(redirectTo + url.search);
    const scope = { tenant: tenant.key, locale: localeOf(language) };
    const revalidating = context.get(revalidatingContext);
    const grant = previewOf(request, previewSecret, tenant.key);
    const problems: ContentProblem[] = [];
    const drafts = grant && {
      access: gateway.access,
      grant,
      report: (problem: ContentProblem) => problems.push(problem),
    };
    const tags = new Set<string>([tenant.key]);
    context.set(staffContext, staff);
    context.set(submissionServiceContext, forms);
    context.set(siteContext, {
      tenant,
      language,
      known,
      canonicalHost,
      originOf: originsFrom(new URL(request.url)),
      scope,
      preview: drafts !== undefined,
      read(query, locale = scope.locale) {
        for (const tag of contentTags(scope, query.request({ ...scope, locale }))) tags.add(tag);
        if (drafts) return readDraft(drafts, { ...scope, locale }, query);
        return gateway.read({ ...scope, locale }, query, { revalidating });
      },
    });
    const response = await next();
    if (drafts) return asPreview(response, problems);
    // What the page was made of, for the cache in front and for those of others.
    response.headers.set('surrogate-key', [...tags].filter((tag) => oneWord.test(tag)).join(' '));
    return response;
  };
}

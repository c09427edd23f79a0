/// <reference types="vite/client" />
import { askingForParameters } from '@group/content-client/contract/formerAddress';
import { contentTags } from '@group/content-client/gateway/contentTag';
import { readDraft } from '@group/content-client/gateway/drafts';
import { redirectsQuery } from '@group/content-client/redirect/redirect.queries';
import type { ContentProblem } from '@group/content-client/wire/problem';
import { canonicalOriginOf, originOf, resolveTenant } from '@group/themes/resolveTenant';
import type { SiteLanguage } from '@group/themes/tenant';
import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { submissionServiceContext } from '../forms/submissionService.server.ts';
import { asPreview } from '../preview/asPreview.server.ts';
import { previewOf } from '../preview/preview.server.ts';
import { staffContext } from '../staff/staffAuth.server.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.server.ts';
import type { SiteDefinition } from './defineSite.server.ts';
import { redirectFor } from '../site/redirectMoved.server.ts';
import { withoutPrefix } from '../site/paths.ts';
import { inLanguage, revalidatingContext, siteContext, styleSourceContext } from '../site/siteContext.ts';

/** A path segment that looks like a language, supported or not: `es`, `DE`, `fr-FR`, `gsw`. */
const languageLike = /^(?:[a-z]{2}|gsw)(?:-[a-z]{2})?$/i;

/** Printable ASCII without spaces. Tags contain request paths, and they go into a response header. */
const validTag = /^[\x21-\x7e]+$/;

/** Files at the root of each host, without language prefix. */
const hostFiles: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml']);

/** Percent-encodings of letters, digits, `-`, `.`, `_` and `~`, which mean the same without it (RFC 3986, section 6.2.2.2). */
const needlesslyEncoded = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * The path in the site's spelling: lower case, except for percent-encodings, which only what needs them has, and without
 * trailing slash. A path with an empty segment stays as it is: it has no page, and might lead to another host as the target
 * of a redirect.
 */
export function spelledPath(pathname: string): string {
  if (pathname.includes('//')) return pathname;
  const decoded = pathname.replaceAll(needlesslyEncoded, decodeURIComponent);
  const lowerCase = decoded.replaceAll(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return lowerCase.replace(/(?<=.)\/$/, '');
}

interface LanguagePath {
  language: SiteLanguage;
  /** The path to redirect to; missing where the prefix is already correct. */
  redirectTo?: string;
}

/**
 * Reads the language prefix of a path. A missing or unsupported prefix redirects to the same path in the site's first
 * language; a variant spelling (`/DE`, `/fr-FR`) redirects to the language it denotes.
 */
export function languagePath(pathname: string, languages: readonly [SiteLanguage, ...SiteLanguage[]]): LanguagePath {
  // No URL of the site has an empty segment: answer 404 in the first language.
  if (hostFiles.has(pathname) || pathname.includes('//')) return { language: languages[0] };
  const [, segment = '', ...rest] = pathname.split('/');
  const exact = languages.find(({ prefix }) => prefix === segment);
  if (exact) return { language: exact };
  const isLanguage = languageLike.test(segment);
  const denoted = segment.toLowerCase().split('-')[0];
  const language = (isLanguage && languages.find(({ prefix }) => prefix === denoted)) || languages[0];
  const path = (isLanguage ? rest : [segment, ...rest]).join('/');
  return { language, redirectTo: `/${language.prefix}${path && `/${path}`}` };
}

/**
 * Resolves tenant and language, provides the request's contexts, and redirects reads to a language where the prefix is
 * missing.
 */
export function siteMiddleware(site: SiteDefinition): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const { hosts, gateway, staff, forms, previewSecret } = site.services();
    const host = request.headers.get('host') ?? '';
    const { tenant, known, canonicalHost } = resolveTenant(hosts, host);
    const { languages } = tenant.features;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const path = reads ? spelledPath(url.pathname) : url.pathname;
    const { language: chosen, redirectTo } = languages ? languagePath(path, languages) : { language: null };
    const { language, pathPrefix, scope } = inLanguage(tenant, chosen);
    if (reads && url.search) {
      // Without redirects, the page itself says that content is unavailable.
      const redirects = await gateway.read(scope, redirectsQuery).catch(() => []);
      const asked = withoutPrefix(pathPrefix, redirectTo ?? path);
      const moved = redirectFor(askingForParameters(redirects), pathPrefix, asked, url.search);
      if (moved) throw moved;
    }
    // A form, and one click of a mail program, may be of a language that the site had. A redirect would lose what they send.
    if (redirectTo && reads) throw replace(redirectTo + url.search);
    if (path !== url.pathname) throw redirect(path + url.search, 301);
    const revalidating = context.get(revalidatingContext);
    const preview = previewOf(request, previewSecret, tenant.key);
    const problems: ContentProblem[] = [];
    const drafts = preview && {
      access: gateway.access,
      previewToken: preview.token,
      report: (problem: ContentProblem) => problems.push(problem),
    };
    const tags = new Set<string>([tenant.key]);
    context.set(staffContext, staff);
    context.set(submissionServiceContext, forms);
    context.set(siteContext, {
      tenant,
      language,
      pathPrefix,
      known,
      canonicalHost,
      originOf: (other) => originOf(hosts, other, new URL(request.url)),
      canonicalOriginOf: (other) => canonicalOriginOf(hosts, other),
      scope,
      preview: preview !== undefined,
      previewFrame: preview?.frame,
      read(query, locale = scope.locale) {
        for (const tag of contentTags(scope, query.request({ ...scope, locale }))) tags.add(tag);
        if (drafts) return readDraft(drafts, { ...scope, locale }, query);
        return gateway.read({ ...scope, locale }, query, { revalidating });
      },
    });
    const response = await next();
    // In development, Vite adds inline styles and scripts of its own.
    if (import.meta.env.PROD && response.headers.get('content-type')?.startsWith('text/html'))
      response.headers.set(
        'content-security-policy',
        contentSecurityPolicy(context.get(styleSourceContext), preview?.frame),
      );
    if (drafts) return asPreview(response, problems, preview?.frame);
    // Cache tags: this site's page cache and shared caches purge by them.
    response.headers.set('surrogate-key', [...tags].filter((tag) => validTag.test(tag)).join(' '));
    return response;
  };
}

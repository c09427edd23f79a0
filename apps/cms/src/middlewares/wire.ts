import type { Core } from '@strapi/strapi';
import { populateOf } from '../content/populate.ts';
import { tenants } from '../content/tenants.ts';
import { belongsToCompany, visibleAt } from '../content/visibility.ts';
import { type PreviewToken, previewSecret, readPreviewToken } from '../preview/previewToken.ts';

/** The part of Koa's context that the middleware uses. Strapi has parsed the query string into nested objects. */
interface Context {
  query: Record<string, unknown>;
  request: { headers: Record<string, string | string[] | undefined> };
  body?: unknown;
}

/** Query parameters that are passed on. Others are ignored, above all `status`: drafts require a preview token. */
const passedParameters = ['sort', 'pagination', 'fields'] as const;

/** An empty `locale=` means the default locale. The websites never send a list of locales. */
function localeOf(value: unknown): { locale?: string } {
  return typeof value === 'string' && value ? { locale: value } : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function previewTokenOf({ request }: Context): PreviewToken | undefined {
  const secret = previewSecret();
  const header = request.headers['x-preview-grant'];
  return secret && typeof header === 'string' ? readPreviewToken(secret, header) : undefined;
}

/**
 * Filters for the drafts that a preview token allows: those of its organisation, or of all organisations for the
 * website that lists the whole group. A single draft may be expired.
 */
function draftFilters({ tenant }: PreviewToken, uid: string, { filters, current }: Context['query']): object[] {
  const { wholeGroup } = tenants.find(({ key }) => key === tenant)?.features ?? {};
  const companyFilter = wholeGroup || !belongsToCompany(uid) ? [] : [{ company: { key: tenant } }];
  const isSingle = isRecord(filters) && 'documentId' in filters;
  return isSingle
    ? companyFilter
    : [...companyFilter, ...visibleAt(uid, current === 'true', new Date().toISOString(), true)];
}

/**
 * The v4 format has one `id`. Strapi 5 gives each publication a new numeric id next to the `documentId`, which is
 * stable, equal in all locales and expected by `/api/jobs/{id}`; so the `documentId` becomes the id of an entry.
 */
function withStableIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStableIds);
  if (!isRecord(value)) return value;
  const { documentId, ...rest } = value;
  const entries = Object.entries(rest).map(([key, inner]) => [key, withStableIds(inner)] as const);
  const result: Record<string, unknown> = Object.fromEntries(entries);
  return documentId !== undefined && 'attributes' in rest ? { ...result, id: documentId } : result;
}

/**
 * Translates between the wire contract and Strapi 5 on the routes of the public types: `populate=deep` becomes the
 * type's populate object, responses have the v4 format, and drafts or entries outside their publication period are
 * never returned. `current=true` also excludes jobs that are filled or expired. With a preview token, which only admin
 * users get, a website reads drafts of one organisation: `status=draft` with the token in the header `x-preview-grant`.
 */
export default ({ uid }: { uid: string }, { strapi }: { strapi: Core.Strapi }) => {
  let populate: ReturnType<typeof populateOf> | undefined;

  return async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    const sent = ctx.query;
    const query: Record<string, unknown> = localeOf(sent.locale);
    for (const name of passedParameters) if (sent[name] !== undefined) query[name] = sent[name];
    const previewToken = sent.status === 'draft' ? previewTokenOf(ctx) : undefined;
    if (previewToken) query.status = 'draft';
    const visible = previewToken
      ? draftFilters(previewToken, uid, sent)
      : visibleAt(uid, sent.current === 'true', new Date().toISOString());
    const filters = isRecord(sent.filters) ? [sent.filters, ...visible] : visible;
    if (filters.length > 0) query.filters = { $and: filters };
    if (sent.populate === 'deep') query.populate = populate ??= populateOf(strapi, uid);
    ctx.query = query;
    ctx.request.headers['strapi-response-format'] = 'v4';

    await next();

    if (isRecord(ctx.body) && 'data' in ctx.body) ctx.body = { ...ctx.body, data: withStableIds(ctx.body.data) };
  };
};

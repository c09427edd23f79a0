import type { Core } from '@strapi/strapi';
import { populateOf } from '../content/populate.ts';
import { tenants } from '../content/tenants.ts';
import { belongsToCompany, visibleAt } from '../content/visibility.ts';
import { type PreviewToken, previewSecret, readPreviewToken } from '../preview/previewToken.ts';

/** What the middleware touches of Koa's context. Strapi has parsed the query string into nested objects. */
interface Context {
  query: Record<string, unknown>;
  request: { headers: Record<string, string | string[] | undefined> };
  body?: unknown;
}

/** What a website may say in a query. Everything else is ignored, `status` above all: without a grant there are no drafts. */
const understood = ['sort', 'pagination', 'fields'] as const;

/** `locale=` (empty) means the default locale. A list of locales is none that the sites ask for. */
function localeOf(value: unknown): { locale?: string } {
  return typeof value === 'string' && value ? { locale: value } : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function grantOf({ request }: Context): PreviewToken | undefined {
  const secret = previewSecret();
  const written = request.headers['x-preview-grant'];
  return secret && typeof written === 'string' ? readPreviewToken(secret, written) : undefined;
}

/** Drafts of the organisation alone, or of all on the website that lists all. One that is asked for may be past its time. */
function draftsFor({ tenant }: PreviewToken, uid: string, { filters, current }: Context['query']): object[] {
  const { wholeGroup } = tenants.find(({ key }) => key === tenant)?.features ?? {};
  const own = wholeGroup || !belongsToCompany(uid) ? [] : [{ company: { key: tenant } }];
  const single = isRecord(filters) && 'documentId' in filters;
  return single ? own : [...own, ...visibleAt(uid, current === 'true', new Date().toISOString(), true)];
}

/**
 * The v4 shape has one `id`. Strapi 5 gives each publication a new number and keeps the document's own id beside it: that
 * one is stable, the same in every language, and what `/api/jobs/{id}` asks for; so it becomes the id of an entry.
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
 * Translates between the wire contract and Strapi 5, on the routes of the public types alone: `populate=deep` becomes the
 * type's populate object, answers have the v4 shape, and neither drafts nor entries before or after their time can be
 * asked for. `current=true` leaves out jobs that are filled or over, too. With a grant, which only people of the admin
 * get, a website reads drafts of one organisation: `status=draft`, and the grant in the header `x-preview-grant`.
 */
export default ({ uid }: { uid: string }, { strapi }: { strapi: Core.Strapi }) => {
  let populate: ReturnType<typeof populateOf> | undefined;

  return async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    const asked = ctx.query;
    const query: Record<string, unknown> = localeOf(asked.locale);
    for (const name of understood) if (asked[name] !== undefined) query[name] = asked[name];
    const grant = asked.status === 'draft' ? grantOf(ctx) : undefined;
    if (grant) query.status = 'draft';
    const visible = grant
      ? draftsFor(grant, uid, asked)
      : visibleAt(uid, asked.current === 'true', new Date().toISOString());
    const filters = isRecord(asked.filters) ? [asked.filters, ...visible] : visible;
    if (filters.length > 0) query.filters = { $and: filters };
    if (asked.populate === 'deep') query.populate = populate ??= populateOf(strapi, uid);
    ctx.query = query;
    ctx.request.headers['strapi-response-format'] = 'v4';

    await next();

    if (isRecord(ctx.body) && 'data' in ctx.body) ctx.body = { ...ctx.body, data: withStableIds(ctx.body.data) };
  };
};

import {
  isExpired,
  type PreviewToken,
  previewTokenHeader,
  verifyPreviewToken,
} from '@group/content-client/contract/previewToken';
import type { Core } from '@strapi/strapi';
import { populateOf } from '../content/populate.ts';
import { tenantOf } from '../environment/tenants.ts';
import { tenantOfConfiguration } from './changes.ts';
import { namesCompany } from '../content/content-types.ts';
import { visibleAt } from '../content/visibility.ts';
import { isRow, type Row } from '../strapi/row.ts';
import { variables } from '../environment/variables.ts';
import type { Context } from '../strapi/context.ts';

/** The alternative text of a file in the requested language, which the file says, or else in German. */
function withText({ alternativeTexts, ...file }: Row, locale: unknown): Row {
  const text = isRow(alternativeTexts) && typeof locale === 'string' ? alternativeTexts[locale] : undefined;
  return typeof text === 'string' && text ? { ...file, alternativeText: text, alternativeTextLocale: locale } : file;
}

/** Query parameters that are passed on. All others are ignored, above all `status`, which takes a preview token. */
const allowedParameters = ['sort', 'pagination', 'fields'] as const;

/** `locale=` (empty) means the default locale. Lists of locales are ignored, as the sites never request several. */
function localeOf(value: unknown): { locale?: string } {
  return typeof value === 'string' && value ? { locale: value } : {};
}

/** The token of a request for drafts of this type; a frame is shown on the website of its organisation only. */
function previewTokenOf({ request }: Context, uid: string): PreviewToken | undefined {
  const secret = variables().CONTENT_PREVIEW_SECRET;
  const serialised = request.headers[previewTokenHeader];
  const token = secret && typeof serialised === 'string' ? verifyPreviewToken(secret, serialised) : undefined;
  if (!token || isExpired(token)) return undefined;
  return [undefined, token.tenant].includes(tenantOfConfiguration(uid)) ? token : undefined;
}

/**
 * Filters for the drafts of one organisation; on the website of the whole group of all, if the user may read those. A single
 * entry is also shown outside its publication period.
 */
function draftsFor({ tenant, readsAll }: PreviewToken, uid: string, { filters, current }: Context['query']): object[] {
  const { wholeGroup } = tenantOf(tenant)?.features ?? {};
  const own = (wholeGroup && readsAll) || !namesCompany(uid) ? [] : [{ company: { key: tenant } }];
  const single = isRow(filters) && 'documentId' in filters;
  return single ? own : [...own, ...visibleAt(uid, current === 'true', new Date().toISOString(), true)];
}

/**
 * The v4 shape has one `id`. Strapi 5 gives each publication a new number beside the document's own id, which is stable,
 * the same in every language, and the one in `/api/jobs/{id}`; so the document's id becomes the id of an entry.
 */
function toWire(value: unknown, locale: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => toWire(each, locale));
  if (!isRow(value)) return value;
  const { documentId, ...rest } = 'alternativeTexts' in value ? withText(value, locale) : value;
  const entries = Object.entries(rest).map(([key, inner]) => [key, toWire(inner, locale)] as const);
  const result: Record<string, unknown> = Object.fromEntries(entries);
  return documentId !== undefined && 'attributes' in rest ? { ...result, id: documentId } : result;
}

/**
 * Translates between the wire contract and Strapi 5, on the routes of the public types alone: `populate=deep` becomes the
 * type's populate object, responses have the v4 shape, and drafts and entries outside their publication period are left
 * out. `current=true` also leaves out filled and expired jobs. `status=draft` returns the drafts of one organisation to a
 * website that sends a preview token, which only users of the admin obtain, in the header `x-preview-token`.
 */
export default ({ uid }: { uid: string }, { strapi }: { strapi: Core.Strapi }) => {
  let populate: ReturnType<typeof populateOf> | undefined;

  return async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    const requested = ctx.query;
    const query: Record<string, unknown> = localeOf(requested.locale);
    for (const name of allowedParameters) if (requested[name] !== undefined) query[name] = requested[name];
    const previewToken = requested.status === 'draft' ? previewTokenOf(ctx, uid) : undefined;
    if (previewToken) query.status = 'draft';
    const visible = previewToken
      ? draftsFor(previewToken, uid, requested)
      : visibleAt(uid, requested.current === 'true', new Date().toISOString());
    const filters = isRow(requested.filters) ? [requested.filters, ...visible] : visible;
    if (filters.length > 0) query.filters = { $and: filters };
    if (requested.populate === 'deep') query.populate = populate ??= populateOf(strapi, uid);
    ctx.query = query;
    ctx.request.headers['strapi-response-format'] = 'v4';

    await next();

    if (isRow(ctx.body) && 'data' in ctx.body) ctx.body = { ...ctx.body, data: toWire(ctx.body.data, query.locale) };
  };
};

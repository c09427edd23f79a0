import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uidOf } from './content-types.ts';

type Data = Record<string, unknown>;

function refuseBackwards(data: Data, first: string, last: string, message: string): void {
  const from = data[first];
  const to = data[last];
  const both =
    (typeof from === 'number' && typeof to === 'number') || (typeof from === 'string' && typeof to === 'string');
  if (both && from > to) throw new errors.ValidationError(message);
}

async function refuseSecondPage(strapi: Core.Strapi, documentId: string): Promise<void> {
  const pages = strapi.db.query(uidOf('page'));
  const page: { path: string; company: { id: number } | null } | null = await pages.findOne({
    where: { documentId, publishedAt: null },
    populate: ['company'],
  });
  if (!page?.company) return;
  const { path, company } = page;
  const other = await pages.findOne({
    where: { path, company: company.id, documentId: { $ne: documentId }, publishedAt: { $notNull: true } },
  });
  if (other)
    throw new errors.ValidationError(`Dieser Betrieb hat schon eine veröffentlichte Seite mit dem Pfad ${path}.`);
}

/** Rules that no single field can say. The messages are for editors. */
export function addRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid, params } = context;
    if (uid === uidOf('job') && (action === 'create' || action === 'update')) {
      const data: Data = params.data ?? {};
      refuseBackwards(data, 'pensumMin', 'pensumMax', 'Das Pensum «ab» ist grösser als das Pensum «bis».');
      refuseBackwards(data, 'publishFrom', 'publishUntil', 'Das Ende der Ausschreibung liegt vor ihrem Anfang.');
      if (data.title && !data.slug) {
        data.slug = await strapi
          .plugin('content-manager')
          .service('uid')
          .generateUIDField({ contentTypeUID: uid, field: 'slug', data, locale: params.locale });
      }
    }
    if (uid === uidOf('page') && action === 'publish') await refuseSecondPage(strapi, params.documentId);
    return next();
  });
}

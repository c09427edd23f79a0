import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uidOf } from '../content/content-types.ts';
import { relationsTo } from '../strapi/relations.ts';
import { forbidden } from '../strapi/forbidden.ts';
import { isRow } from '../strapi/row.ts';
import { currentRights } from './rights.ts';

const company = uidOf('company');

interface Company {
  id: number;
  key: string | null;
}

/** Whether any entry, block or employee references one of these organisations, or one has a configured website. */
async function isUsed(strapi: Core.Strapi, companies: readonly Company[]): Promise<boolean> {
  const ids = companies.map(({ id }) => id);
  for (const { uid, name } of relationsTo(strapi, company)) {
    if (uid === company) continue;
    const count: number = await strapi.db.query(uid).count({ where: { [name]: { id: { $in: ids } } } });
    if (count > 0) return true;
  }
  for (const { key } of companies) {
    const configuration = uidOf(`konfiguration-${key}`);
    if (configuration in strapi.contentTypes && (await strapi.db.query(configuration).count()) > 0) return true;
  }
  return false;
}

const keyIn = (data: unknown): unknown => (isRow(data) ? data.key : undefined);

async function requireAdministrator(strapi: Core.Strapi, message: string): Promise<void> {
  const rights = await currentRights(strapi);
  if (rights && !rights.administrates) throw forbidden(message);
}

/**
 * Protects the organisations, on which all content hangs. Only administrators create, duplicate and delete one or change
 * its key; and while anything references it, even they can do neither of the latter. The database has a unique index on
 * the key beside this.
 */
export function guardCompanies(strapi: Core.Strapi): void {
  const companies = (where: unknown): Promise<Company[]> => strapi.db.query(company).findMany({ where });

  strapi.documents.use(async (context, next) => {
    if (context.uid !== company) return next();
    const { action, params } = context;
    if (action === 'create' || action === 'clone') {
      await requireAdministrator(strapi, 'Nur die Administration legt Betriebe an.');
    }
    if (action === 'delete') await requireAdministrator(strapi, 'Nur die Administration löscht Betriebe.');
    if (action === 'update') {
      const key = keyIn(params.data);
      const [before] = await companies({ documentId: params.documentId });
      if (key !== undefined && key !== before?.key) {
        await requireAdministrator(strapi, 'Nur die Administration ändert das Kürzel eines Betriebs.');
      }
    }
    return next();
  });

  const requireUnique = async (data: unknown, where: object): Promise<void> => {
    const key = keyIn(data);
    if (key === undefined || (await companies({ ...where, key })).length === 0) return;
    throw new errors.ValidationError('Es gibt schon einen Betrieb mit diesem Kürzel.');
  };
  const requireUnused = async (where: unknown): Promise<void> => {
    if (!(await isUsed(strapi, await companies(where)))) return;
    throw new errors.ValidationError(
      'Dieser Betrieb lässt sich nicht löschen, solange Inhalte, Sendungen oder Konten zu ihm gehören.',
    );
  };
  const requireSameKey = async (where: unknown, data: unknown): Promise<void> => {
    const key = keyIn(data);
    if (key === undefined) return;
    const renamed = (await companies(where)).filter((found) => found.key !== key);
    if (renamed.length === 0) return;
    for (const { id } of renamed) await requireUnique(data, { id: { $ne: id } });
    if (!(await isUsed(strapi, renamed))) return;
    throw new errors.ValidationError(
      'Das Kürzel lässt sich nicht mehr ändern, weil Inhalte, Sendungen oder Konten zu diesem Betrieb gehören.',
    );
  };

  // Below the document service, so that no way of writing is left out.
  strapi.db.lifecycles.subscribe({
    models: [company],
    beforeCreate: ({ params }) => requireUnique(params.data, {}),
    beforeUpdate: ({ params }) => requireSameKey(params.where, params.data),
    beforeUpdateMany: ({ params }) => requireSameKey(params.where, params.data),
    beforeDelete: ({ params }) => requireUnused(params.where),
    beforeDeleteMany: ({ params }) => requireUnused(params.where),
  });
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isWithin } from '../../organisations/ownership.ts';
import { checkBefore } from '../../strapi/replaceFunction.ts';
import { currentRights } from '../../organisations/rights.ts';
import { file } from '../../strapi/relations.ts';
import { forbidden } from '../../strapi/forbidden.ts';
import { isRow } from '../../strapi/row.ts';
import { requireUnused, requireUnusedByOthers } from './fileUses.ts';

interface Context {
  request: { body?: { fileIds?: unknown; folderIds?: unknown }; query: Record<string, unknown> };
}

type Policy = (context: Context, config: unknown, service: { strapi: Core.Strapi }) => Promise<void>;

/** Relations of files and folders that lead to what other organisations have. */
const foreign = /\b(?:files|related)\b/;

/** The largest number in the columns of PostgreSQL that hold ids. */
const maxId = 2 ** 31 - 1;

function idsIn(values: unknown): number[] {
  const ids = [values ?? []].flat().map((value) => Number(isRow(value) ? value.id : value));
  // The database would fail on others.
  if (ids.every((id) => Number.isInteger(id) && id > 0 && id <= maxId)) return ids;
  throw new errors.ValidationError('Die Auswahl ist ungültig. Bitte laden Sie die Seite neu.');
}

/** Throws unless the current user may change these files. */
async function requireOwn(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  const rights = await currentRights(strapi);
  // Authors may add files to their drafts, but a file may be on a website already.
  if (rights?.publishes === false)
    throw forbidden('Dateien ändert und löscht die Redaktion. Bitte fragen Sie dort nach.');
  if (await isWithin(strapi, file, { id: { $in: ids } }, rights?.organisations)) return;
  throw forbidden(
    'Diese Datei gehört nicht zu Ihrem Betrieb. Bitte laden Sie eine eigene hoch, oder fragen Sie die Redaktion der Gruppe.',
  );
}

/** Throws unless the current user may change folders: files of all organisations lie in them. */
async function requireFolderRights(strapi: Core.Strapi): Promise<void> {
  const rights = await currentRights(strapi);
  if (!rights || (rights.publishes && !rights.organisations)) return;
  throw forbidden('Ordner verwaltet die Redaktion der Gruppe. Bitte fragen Sie dort nach.');
}

/** The files in these folders, and in those below. */
async function filesWithin(strapi: Core.Strapi, folderIds: unknown): Promise<number[]> {
  const where = { id: { $in: idsIn(folderIds) } };
  const folders: { path: string }[] = await strapi.db.query('plugin::upload.folder').findMany({ where });
  if (folders.length === 0) return [];
  const within = folders.flatMap(({ path }) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]);
  return idsIn(await strapi.db.query(file).findMany({ where: { $or: within }, select: ['id'] }));
}

/** Whether a part of a query reaches the files of folders or the entries that use a file, other than by their number. */
function reachesForeign(part: unknown, key = ''): boolean {
  if (foreign.test(key)) return !(isRow(part) && Object.keys(part).join() === 'count' && String(part.count) === 'true');
  if (Array.isArray(part)) return part.some((each) => reachesForeign(each));
  return isRow(part) && Object.entries(part).some(([name, each]) => reachesForeign(each, name));
}

/** The same where values are names of fields too, as in what is populated and sorted by. */
function namesForeign(part: unknown, key = ''): boolean {
  if (Array.isArray(part)) return part.some((each) => namesForeign(each));
  if (isRow(part)) return reachesForeign(part) || Object.entries(part).some(([name, each]) => namesForeign(each, name));
  // The library itself asks for a folder's parent by "*", which is not all that the folder has.
  return typeof part === 'string' && (foreign.test(part) || (part === '*' && key !== 'parent'));
}

/** Of routes that list files and folders: Strapi filters what is listed, but not what a query adds to it or finds it by. */
const readsOwn: Policy = async ({ request }, _config, { strapi }) => {
  const { filters, populate, sort } = request.query;
  if (!(await currentRights(strapi))?.organisations) return;
  if (!reachesForeign(filters) && !namesForeign(populate) && !namesForeign(sort)) return;
  throw forbidden('Diese Liste zeigt nur, was Ihrem Betrieb gehört. Bitte laden Sie die Seite neu.');
};

/** Of routes that change one folder. */
const changesFolder: Policy = (_context, _config, { strapi }) => requireFolderRights(strapi);

/** Of routes that change several files and folders. */
const changesMany: Policy = async ({ request }, _config, { strapi }) => {
  const { fileIds, folderIds } = request.body ?? {};
  await requireOwn(strapi, idsIn(fileIds));
  if (idsIn(folderIds).length > 0) await requireFolderRights(strapi);
};

/** Of the route that deletes several files and folders. */
const deletesMany: Policy = async (context, config, service) => {
  await changesMany(context, config, service);
  // All before the first: the library deletes one by one.
  const { fileIds, folderIds } = context.request.body ?? {};
  await requireUnused(service.strapi, [...idsIn(fileIds), ...(await filesWithin(service.strapi, folderIds))]);
};

export const libraryPolicies = { readsOwn, changesFolder, changesMany, deletesMany };

/** Routes of the library, by handler, where Strapi asks for a permission, but not whose things they are; with their policies. */
export const guardedRoutes: Readonly<Record<string, readonly (keyof typeof libraryPolicies)[]>> = {
  'admin-file.find': ['readsOwn'],
  'admin-folder.find': ['readsOwn'],
  'admin-folder.findOne': ['readsOwn'],
  'admin-folder.create': ['changesFolder'],
  'admin-folder.update': ['changesFolder'],
  'admin-folder-file.moveMany': ['changesMany'],
  'admin-folder-file.deleteMany': ['deletesMany'],
};

/**
 * Keeps the users of the admin to the files of their organisation. A file belongs to that of the user who uploads it; what
 * the group uploads belongs to none, and all read and use it. Checked before the library's own functions, which replace
 * and delete bytes before rows.
 */
export function guardFiles(strapi: Core.Strapi): void {
  const checkChanged = async (id: unknown): Promise<void> => {
    await requireOwn(strapi, idsIn(id));
    await requireUnusedByOthers(strapi, idsIn(id));
  };
  const checkRemoved = async (given: unknown): Promise<void> => {
    await requireOwn(strapi, idsIn(given));
    await requireUnused(strapi, idsIn(given));
  };
  checkBefore(strapi, 'plugin::upload.upload.replace', checkChanged);
  checkBefore(strapi, 'plugin::upload.upload.updateFileInfo', checkChanged);
  checkBefore(strapi, 'plugin::upload.upload.remove', checkRemoved);

  strapi.db.lifecycles.subscribe({
    models: [file],
    async beforeCreate({ params }) {
      const [tenant] = (await currentRights(strapi))?.organisations ?? [];
      if (tenant) Object.assign(params.data, { tenant });
    },
  });
}

import type { Core } from '@strapi/strapi';
import { isWithin } from '../access/ownership.ts';
import { changeLibrary, checkedBefore } from '../access/pluginFunctions.ts';
import { currentRights } from '../access/rights.ts';
import { file } from '../publishing/referencingEntries.ts';
import { refusal } from '../refusal.ts';
import { isRow } from '../row.ts';
import { requireUnused, requireUnusedByOthers } from './fileUses.ts';

interface Context {
  request: { body?: { fileIds?: unknown; folderIds?: unknown } };
}

type Policy = (context: Context, config: unknown, service: { strapi: Core.Strapi }) => Promise<void>;

const idsIn = (values: unknown): number[] =>
  [values ?? []].flat().map((value) => Number(isRow(value) ? value.id : value));

/** Throws unless the current user may change these files. */
async function requireOwn(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  const rights = await currentRights(strapi);
  // Authors may add files to their drafts, but a file may be on a website already.
  if (rights?.publishes === false)
    throw refusal('Dateien ändert und löscht die Redaktion. Bitte fragen Sie dort nach.');
  if (await isWithin(strapi, file, { id: { $in: ids } }, rights?.organisations)) return;
  throw refusal(
    'Diese Datei gehört nicht zu Ihrem Betrieb. Bitte laden Sie eine eigene hoch, oder fragen Sie die Redaktion der Gruppe.',
  );
}

/** Throws unless the current user may change folders: files of all organisations lie in them. */
async function requireFolderRights(strapi: Core.Strapi): Promise<void> {
  const rights = await currentRights(strapi);
  if (!rights || (rights.publishes && !rights.organisations)) return;
  throw refusal('Ordner verwaltet die Redaktion der Gruppe. Bitte fragen Sie dort nach.');
}

/** The files in these folders, and in those below. */
async function filesWithin(strapi: Core.Strapi, folderIds: unknown): Promise<number[]> {
  const where = { id: { $in: idsIn(folderIds) } };
  const folders: { path: string }[] = await strapi.db.query('plugin::upload.folder').findMany({ where });
  if (folders.length === 0) return [];
  const within = folders.flatMap(({ path }) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]);
  return idsIn(await strapi.db.query(file).findMany({ where: { $or: within }, select: ['id'] }));
}

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

export const libraryPolicies = { changesFolder, changesMany, deletesMany };

/** Routes of the library, by handler, that Strapi opens to everyone who may change any file; each with its policy. */
export const guardedRoutes: Readonly<Record<string, keyof typeof libraryPolicies>> = {
  'admin-folder.create': 'changesFolder',
  'admin-folder.update': 'changesFolder',
  'admin-folder-file.moveMany': 'changesMany',
  'admin-folder-file.deleteMany': 'deletesMany',
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
  changeLibrary(strapi, 'services', 'upload', checkedBefore(['replace', 'updateFileInfo'], checkChanged));
  changeLibrary(strapi, 'services', 'upload', checkedBefore(['remove'], checkRemoved));

  strapi.db.lifecycles.subscribe({
    models: [file],
    async beforeCreate({ params }) {
      const [tenant] = (await currentRights(strapi))?.organisations ?? [];
      if (tenant) Object.assign(params.data, { tenant });
    },
  });
}

import type { Core } from '@strapi/strapi';
import { changeLibrary, checkedBefore } from '../../strapi/pluginFunctions.ts';
import { file } from '../../publishing/referencingEntries.ts';
import { isRow } from '../../strapi/row.ts';
import { requireUnused, requireUnusedByOthers } from './fileUses.ts';

interface Context {
  request: { body?: { fileIds?: unknown; folderIds?: unknown } };
}

const idsIn = (values: unknown): number[] => [values].flat().map((value) => Number(isRow(value) ? value.id : value));

/** The files in these folders, and in those below. */
async function filesWithin(strapi: Core.Strapi, folderIds: unknown): Promise<number[]> {
  const where = { id: { $in: idsIn(folderIds) } };
  const folders: { path: string }[] = await strapi.db.query('plugin::upload.folder').findMany({ where });
  if (folders.length === 0) return [];
  const within = folders.flatMap(({ path }) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]);
  return idsIn(await strapi.db.query(file).findMany({ where: { $or: within }, select: ['id'] }));
}

/**
 * Rejects that users of the admin delete files that an entry uses, and that those of an organisation replace or describe
 * files that entries of others use.
 */
export function keepUsedFiles(strapi: Core.Strapi): void {
  const checkFile = async (given: unknown): Promise<void> => requireUnused(strapi, idsIn(given));
  changeLibrary(strapi, 'services', 'upload', checkedBefore(['remove'], checkFile));
  const checkChanged = async (id: unknown): Promise<void> => requireUnusedByOthers(strapi, idsIn(id));
  changeLibrary(strapi, 'services', 'upload', checkedBefore(['replace', 'updateFileInfo'], checkChanged));
  // All before the first: the library deletes one by one.
  const checkMany = async ({ request }: Context): Promise<void> => {
    const { fileIds = [], folderIds = [] } = request.body ?? {};
    await requireUnused(strapi, [...idsIn(fileIds), ...(await filesWithin(strapi, folderIds))]);
  };
  changeLibrary(strapi, 'controllers', 'admin-folder-file', checkedBefore(['deleteMany'], checkMany));
}

import type { Core } from '@strapi/strapi';
import { changeLibrary, checkedBefore } from '../access/pluginFunctions.ts';
import { file } from '../publishing/referencingEntries.ts';
import { isRow } from '../row.ts';
import { requireUnused } from './fileUses.ts';

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

/** Refuses that users of the admin delete files that an entry uses. */
export function keepUsedFiles(strapi: Core.Strapi): void {
  const checkFile = async (given: unknown): Promise<void> => requireUnused(strapi, idsIn(given));
  changeLibrary(strapi, 'services', 'upload', checkedBefore(['remove'], checkFile));
  // All before the first: the library deletes one by one.
  const checkMany = async ({ request }: Context): Promise<void> => {
    const { fileIds = [], folderIds = [] } = request.body ?? {};
    await requireUnused(strapi, [...idsIn(fileIds), ...(await filesWithin(strapi, folderIds))]);
  };
  changeLibrary(strapi, 'controllers', 'admin-folder-file', checkedBefore(['deleteMany'], checkMany));
}

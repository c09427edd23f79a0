import type { Core } from '@strapi/strapi';
import { file } from '../publishing/referencingEntries.ts';
import { isRow } from '../row.ts';
import { requireUnused } from './fileUses.ts';

type Removal = (...parameters: unknown[]) => Promise<unknown>;

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
  const library = strapi.plugin('upload');
  const service: { remove: Removal } = library.service('upload');
  const { remove } = service;
  service.remove = async (given, ...others) => {
    await requireUnused(strapi, idsIn(given));
    return remove(given, ...others);
  };
  const controller: { deleteMany: (context: Context) => Promise<unknown> } = library.controller('admin-folder-file');
  const { deleteMany } = controller;
  controller.deleteMany = async (context) => {
    const { fileIds = [], folderIds = [] } = context.request.body ?? {};
    // All before the first: the library deletes one by one.
    await requireUnused(strapi, [...idsIn(fileIds), ...(await filesWithin(strapi, folderIds))]);
    return deleteMany(context);
  };
}

import type { Core } from '@strapi/strapi';
import { type Folder, folder, readFolders, uploadFolderOf } from '../../organisations/folders.ts';
import { tenants } from '../../content/tenants.ts';
import { file } from '../../publishing/referencingEntries.ts';
import { withAdvisoryLock } from '../../strapi/advisoryLock.ts';

/** The join table of files and folders, which the library itself writes by plain SQL. */
interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn?: { name: string };
}

interface Relation {
  type: string;
  joinTable?: JoinTable;
}

/** Rows of one statement: SQLite limits its parameters. */
const batchSize = 200;

/** Makes the upload folder of an organisation, or takes one in the library's root that has its name. */
async function makeFolder(strapi: Core.Strapi, key: string, name: string): Promise<void> {
  const folders = strapi.db.query(folder);
  const existing: { id: number } | null = await folders.findOne({ where: { name, parent: null, tenant: null } });
  if (existing) await folders.update({ where: { id: existing.id }, data: { tenant: key } });
  else await strapi.plugin('upload').service('folder').create({ name, parent: null, tenant: key });
}

/** Moves the files of an organisation that are in no folder, and have never been in its upload folder. */
async function fileAway(strapi: Core.Strapi, key: string, { id, path }: Folder): Promise<void> {
  const where = { tenant: key, folder: null, filed: { $null: true } };
  const found: { id: number }[] = await strapi.db.query(file).findMany({ where, select: ['id'] });
  if (found.length === 0) return;
  const { tableName, attributes } = strapi.db.metadata.get(file);
  const relation: Relation | undefined = attributes.folder;
  const { joinTable } = relation ?? {};
  if (!joinTable?.inverseJoinColumn) throw new Error('Strapi keeps the folders of files in another way.');
  const { name: links, joinColumn, inverseJoinColumn } = joinTable;
  await strapi.db.transaction(async ({ trx }) => {
    for (let start = 0; start < found.length; start += batchSize) {
      const ids = found.slice(start, start + batchSize).map((each) => each.id);
      await trx(links).insert(ids.map((each) => ({ [joinColumn.name]: each, [inverseJoinColumn.name]: id })));
      // Not by the database layer, whose subscribers would tell the websites that every picture has changed.
      await trx(tableName).whereIn('id', ids).update({ folder_path: path, filed: true });
    }
  });
}

/**
 * Gives every organisation an upload folder in the media library, named as it is; that of the holding is the group's. A
 * folder that somebody has renamed or moved stays as it is, and one that was deleted is made again. Then moves the files
 * that an organisation got before it had a folder, each once: what is moved out again stays there.
 */
export async function prepareUploadFolders(strapi: Core.Strapi): Promise<void> {
  await withAdvisoryLock(strapi, 'upload folders', async () => {
    const before = await readFolders(strapi);
    for (const { key, name } of tenants) if (!uploadFolderOf(before, key)) await makeFolder(strapi, key, name);
    const folders = await readFolders(strapi);
    for (const { key } of tenants) {
      const own = uploadFolderOf(folders, key);
      if (own) await fileAway(strapi, key, own);
    }
  });
}

import type { Core } from '@strapi/strapi';

export const folder = 'plugin::upload.folder';

/** A folder of the media library, as far as its organisation matters. */
interface FolderRow {
  id: number;
  pathId: number;
  /** The path ids of the folders above it and its own: `/1/7`. */
  path: string;
  /** Key of the organisation whose upload folder it is; no other folder has one. */
  tenant: string | null;
}

export interface Folder {
  id: number;
  path: string;
  /** Key of the organisation to which it belongs: that of the closest upload folder above; none for the group's. */
  owner: string | null;
  /** Whether it is the upload folder of its organisation, which the service made. */
  isUploadFolder: boolean;
}

/** All folders by id. There are few, and the organisation of one depends on those above it. */
export async function readFolders(strapi: Core.Strapi): Promise<ReadonlyMap<number, Folder>> {
  const rows: FolderRow[] = await strapi.db.query(folder).findMany({ orderBy: { id: 'asc' } });
  const tenants = new Map(rows.map(({ pathId, tenant }) => [String(pathId), tenant]));
  return new Map(
    rows.map(({ id, path, tenant }) => {
      const above = path.split('/').map((pathId) => tenants.get(pathId));
      return [id, { id, path, owner: above.findLast(Boolean) ?? null, isUploadFolder: tenant !== null }];
    }),
  );
}

/** The upload folder of an organisation; `undefined` where somebody has deleted it since the start. */
export function uploadFolderOf(folders: ReadonlyMap<number, Folder>, key: string | undefined): Folder | undefined {
  return [...folders.values()].find(({ owner, isUploadFolder }) => isUploadFolder && owner === key);
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { file } from '../publishing/referencingEntries.ts';
import { refusal } from '../strapi/refusal.ts';
import { type FolderNode, type FolderRights, folderRights, type GivenFolder } from './folderRights.ts';
import { readFolders } from './folders.ts';
import { changeLibrary } from '../strapi/pluginFunctions.ts';
import { currentRights } from './rights.ts';

interface Context {
  params: { id?: string };
  request: { body?: { fileIds?: GivenFolder[]; folderIds?: GivenFolder[]; destinationFolderId?: GivenFolder } };
  body?: { data?: object[] };
}

interface FileInfo {
  folder?: GivenFolder;
}

interface Upload {
  data?: { fileInfo?: FileInfo | FileInfo[] };
  files: object | object[];
}

async function requirePublisher(strapi: Core.Strapi): Promise<void> {
  if ((await currentRights(strapi))?.publishes !== false) return;
  throw refusal('Ordner verwaltet die Redaktion. Bitte fragen Sie dort nach.');
}

/** Throws if a file is to be moved to a folder that is not the user's. */
async function requireOwnDestination(strapi: Core.Strapi, id: unknown, info: FileInfo | undefined): Promise<void> {
  const rights = info?.folder === undefined ? undefined : await folderRights(strapi);
  if (!rights) return;
  const stored: { folder: { id: number } | null } | null = await strapi.db
    .query(file)
    .findOne({ where: { id }, populate: ['folder'] });
  // The form of a file sends its folder, changed or not.
  if (stored?.folder?.id !== rights.find(info?.folder)?.id) rights.requireDestination(info?.folder);
}

/** Throws if other organisations' folders or files lie in these folders: they would be deleted with them. */
async function requireOwnContent(strapi: Core.Strapi, rights: FolderRights, ids: readonly GivenFolder[]) {
  const { paths, hasOthers } = rights.within(ids);
  const within = paths.flatMap((path) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]);
  const isOther = { $or: [{ tenant: { $null: true } }, { tenant: { $notIn: rights.organisations } }] };
  const where = { $and: [{ $or: within }, isOther] };
  if (!hasOthers && (await strapi.db.query(file).count({ where })) === 0) return;
  throw refusal(
    'Im Ordner liegt etwas, das nicht Ihrem Betrieb gehört. Löschen kann ihn nur die Redaktion der Gruppe.',
  );
}

/** Throws unless the user may delete these folders with all that is in them. */
async function requireDeletable(strapi: Core.Strapi, ids: readonly GivenFolder[] = []): Promise<void> {
  if (ids.length === 0) return;
  await requirePublisher(strapi);
  const rights = await folderRights(strapi);
  rights?.requireOwn(ids);
  if (rights) await requireOwnContent(strapi, rights, ids);
}

/** Gives files of the group that are moved into an organisation's folder to that organisation, so that it sees them. */
async function claimMoved(strapi: Core.Strapi, ids: readonly GivenFolder[], destination: GivenFolder): Promise<void> {
  const tenant = (await readFolders(strapi)).get(Number(destination))?.owner;
  if (!tenant || ids.length === 0) return;
  const where = { id: { $in: ids }, tenant: { $null: true } };
  await strapi.db.query(file).updateMany({ where, data: { tenant } });
}

/** Puts what editors of an organisation upload into its folder, and keeps their files out of the others' folders. */
function guardFiles(strapi: Core.Strapi): void {
  changeLibrary<[Upload, object?]>(strapi, 'services', 'upload', {
    upload: (original) => async (input, options) => {
      const rights = await folderRights(strapi);
      if (!rights) return original(input, options);
      const infos = [input.data?.fileInfo].flat();
      const fileInfo = [input.files].flat().map((_, index) => {
        const info = infos[index] ?? {};
        return { ...info, folder: rights.placeUpload(info.folder) };
      });
      return original({ ...input, data: { ...input.data, fileInfo } }, options);
    },
  });
  changeLibrary<[unknown, FileInfo, object?]>(strapi, 'services', 'upload', {
    updateFileInfo: (original) => async (id, info, options) => {
      await requireOwnDestination(strapi, id, info);
      return original(id, info, options);
    },
  });
  changeLibrary<[unknown, { data?: { fileInfo?: FileInfo } }, object?]>(strapi, 'services', 'upload', {
    replace: (original) => async (id, input, options) => {
      await requireOwnDestination(strapi, id, input.data?.fileInfo);
      return original(id, input, options);
    },
  });
}

/** Has editors of an organisation read and write the folders of theirs, and read those of the group. */
function guardFolderService(strapi: Core.Strapi): void {
  changeLibrary<[{ parent?: GivenFolder }, object?]>(strapi, 'services', 'folder', {
    create: (original) => async (data, options) => {
      await requirePublisher(strapi);
      (await folderRights(strapi))?.requireDestination(data.parent);
      return original(data, options);
    },
  });
  changeLibrary<[GivenFolder, { parent?: GivenFolder }, object?]>(strapi, 'services', 'folder', {
    update: (original) => async (id, data, options) => {
      await requirePublisher(strapi);
      const rights = await folderRights(strapi);
      rights?.requireOwn([id]);
      if (data.parent !== undefined) rights?.requireDestination(data.parent);
      return original(id, data, options);
    },
  });
  changeLibrary<[GivenFolder[]?]>(strapi, 'services', 'folder', {
    deleteByIds: (original) => async (ids) => {
      await requireDeletable(strapi, ids);
      return original(ids);
    },
  });
  strapi.get('services').extend('plugin::upload.folder', (service: { getStructure: () => Promise<FolderNode[]> }) => ({
    ...service,
    getStructure: async () => {
      const nodes = await service.getStructure();
      return (await folderRights(strapi))?.visible(nodes) ?? nodes;
    },
  }));
}

/**
 * Keeps the editors of an organisation to its folders of the media library. Each organisation has an upload folder, see
 * library/uploadFolders.ts, and everything below it is the organisation's; all others are the group's.
 */
export function guardFolders(strapi: Core.Strapi): void {
  guardFiles(strapi);
  guardFolderService(strapi);
  changeLibrary<[Context]>(strapi, 'controllers', 'admin-folder', {
    find: (original) => async (context) => {
      await original(context);
      const rights = await folderRights(strapi);
      const data = context.body?.data?.filter((each) => !('id' in each) || rights?.sees(Number(each.id)) !== false);
      if (data) context.body = { ...context.body, data };
    },
    findOne: (original) => async (context) => {
      if ((await folderRights(strapi))?.sees(context.params.id) === false) throw new errors.NotFoundError();
      return original(context);
    },
  });
  changeLibrary<[Context]>(strapi, 'controllers', 'admin-folder-file', {
    // Before the files beside the folders are deleted.
    deleteMany: (original) => async (context) => {
      await requireDeletable(strapi, context.request.body?.folderIds);
      return original(context);
    },
    moveMany: (original) => async (context) => {
      const { fileIds = [], folderIds = [], destinationFolderId } = context.request.body ?? {};
      if (folderIds.length > 0) await requirePublisher(strapi);
      const rights = await folderRights(strapi);
      rights?.requireOwn(folderIds);
      rights?.requireDestination(destinationFolderId);
      await original(context);
      await claimMoved(strapi, fileIds, destinationFolderId);
    },
  });
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { file } from '../publishing/referencingEntries.ts';
import { currentRights } from './rights.ts';

type Service = Record<string, (...parameters: unknown[]) => Promise<unknown>>;

interface Context {
  request: { body?: { fileIds?: unknown; folderIds?: unknown } };
}

type Controller = Record<string, (context: Context) => Promise<unknown>>;

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** Throws if the current user belongs to some organisations only, and one of the files to none of these. */
async function requireOwnFiles(strapi: Core.Strapi, ids: unknown): Promise<void> {
  const rights = await currentRights(strapi);
  if (!rights?.organisations) return;
  const where = {
    id: { $in: [ids].flat() },
    $or: [{ tenant: { $null: true } }, { tenant: { $notIn: rights.organisations } }],
  };
  if ((await strapi.db.query(file).count({ where })) === 0) return;
  throw new errors.ForbiddenError('Diese Datei gehört zu einem anderen Betrieb.');
}

/** Throws if the current user belongs to some organisations only: folders belong to none. */
async function requireFolderRights(strapi: Core.Strapi): Promise<void> {
  if (!(await currentRights(strapi))?.organisations) return;
  throw new errors.ForbiddenError('Ordner der Medienbibliothek verwaltet die Gruppe.');
}

/** Authors may add files to their drafts, but a file may be on a website already. */
async function requirePublisher(strapi: Core.Strapi): Promise<void> {
  if ((await currentRights(strapi))?.publishes !== false) return;
  throw new errors.ForbiddenError('Dateien ersetzt und löscht die Redaktion.');
}

/** Runs a check before some functions of a service. */
function before(service: Service, names: readonly string[], check: (...parameters: unknown[]) => Promise<void>): void {
  for (const name of names) {
    const original = service[name]?.bind(service);
    if (!original) throw new Error(`Strapi's media library has no function ${name}.`);
    service[name] = async (...parameters) => {
      await check(...parameters);
      return original(...parameters);
    };
  }
}

/**
 * Keeps the users of the admin to the files of their organisation: a file belongs to the organisation of the user who
 * uploads it or, if that is the group, of the first entry that uses it. Checked before the library's own functions,
 * which delete bytes before rows and move files by plain SQL.
 */
export function guardMedia(strapi: Core.Strapi): void {
  const library = strapi.plugin('upload');
  const checkFile = async (given: unknown): Promise<void> => {
    await requirePublisher(strapi);
    await requireOwnFiles(strapi, idOf(given));
  };
  before(library.service('upload'), ['replace', 'updateFileInfo', 'remove'], checkFile);
  before(library.service('folder'), ['create', 'update', 'deleteByIds'], async (ids) => {
    if (!Array.isArray(ids) || ids.length > 0) await requireFolderRights(strapi);
  });

  const controller: Controller = library.controller('admin-folder-file');
  for (const name of ['deleteMany', 'moveMany']) {
    const original = controller[name];
    if (!original) throw new Error(`Strapi's media library has no action ${name}.`);
    controller[name] = async (context) => {
      const { fileIds = [], folderIds = [] } = context.request.body ?? {};
      if ([folderIds].flat().length > 0) await requireFolderRights(strapi);
      await checkFile(fileIds);
      return original(context);
    };
  }

  strapi.db.lifecycles.subscribe({
    models: [file],
    async beforeCreate({ params }) {
      const rights = await currentRights(strapi);
      if (rights?.organisations) Object.assign(params.data, { tenant: rights.organisations[0] });
    },
  });
}

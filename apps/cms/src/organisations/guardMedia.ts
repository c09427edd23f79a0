import type { Core } from '@strapi/strapi';
import { file } from '../publishing/referencingEntries.ts';
import { refusal } from '../strapi/refusal.ts';
import { readFolders } from './folders.ts';
import { changeLibrary, checkedBefore } from '../strapi/pluginFunctions.ts';
import { currentRights } from './rights.ts';

interface Context {
  request: { body?: { fileIds?: unknown } };
}

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
  throw refusal(
    'Diese Datei gehört nicht zu Ihrem Betrieb. Bitte laden Sie eine eigene hoch, oder fragen Sie die Redaktion der Gruppe.',
  );
}

/** Authors may add files to their drafts, but a file may be on a website already. */
async function requirePublisher(strapi: Core.Strapi): Promise<void> {
  if ((await currentRights(strapi))?.publishes !== false) return;
  throw refusal('Dateien ändert und löscht die Redaktion. Bitte fragen Sie dort nach.');
}

/**
 * Keeps the users of the admin to the files of their organisation: a file belongs to the organisation of the user who
 * uploads it or, if that is the group, to that of the folder that it is in; otherwise it is the group's, which all read
 * and use. Checked before the library's own functions, which delete bytes before rows and move files by plain SQL.
 */
export function guardMedia(strapi: Core.Strapi): void {
  const checkFile = async (given: unknown): Promise<void> => {
    await requirePublisher(strapi);
    await requireOwnFiles(strapi, idOf(given));
  };
  changeLibrary(strapi, 'services', 'upload', checkedBefore(['replace', 'updateFileInfo', 'remove'], checkFile));
  const checkMany = async ({ request }: Context): Promise<void> => checkFile(request.body?.fileIds ?? []);
  changeLibrary(strapi, 'controllers', 'admin-folder-file', checkedBefore(['deleteMany', 'moveMany'], checkMany));

  strapi.db.lifecycles.subscribe({
    models: [file],
    async beforeCreate({ params }) {
      const rights = await currentRights(strapi);
      const owner = params.data.folder ? (await readFolders(strapi)).get(Number(params.data.folder))?.owner : undefined;
      const { organisations } = rights ?? {};
      const tenant = organisations && !organisations.some((key) => key === owner) ? organisations[0] : owner;
      if (tenant) Object.assign(params.data, { tenant, ...(params.data.folder && { filed: true }) });
    },
  });
}

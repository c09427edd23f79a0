import { basename } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uidOf } from '../../content/content-types.ts';
import { afterCommit } from '../../strapi/afterCommit.ts';
import { privateFilesOf } from '../../media/media.ts';
import { isRandomId, randomId } from '../../media/randomId.ts';
import { orCollectLater } from '../../media/garbageCollection.ts';
import { file as fileUid, holdersOfFile } from '../../strapi/relations.ts';
import { idIn } from '../../strapi/row.ts';
import { allowsFile } from '../../strapi/permissionChecker.ts';
import { serviceOf } from '../../strapi/services.ts';

const uid = uidOf('internal-document');

/** Folder of the documents' files in the private storage, next to the applications' folders with random names. */
export const documentsFolder = 'internal-documents';

/** A file that was uploaded at most this long ago counts as uploaded for the document that is being saved. */
const maxUploadAgeMs = 3_600_000;

interface Media {
  id: number;
  name: string;
  mime: string;
  url: string;
  createdAt: string;
  createdBy: { id: number } | null;
}

/** The id of the selected file: the admin sends the whole file, other clients its id. */
function selectedFileId(value: unknown): number | undefined {
  const [first]: unknown[] = [value].flat();
  if (typeof first === 'number') return first;
  return typeof first === 'string' && /^\d+$/.test(first) ? Number(first) : idIn(first);
}

/** State of the admin request that saves; `undefined` when the service itself saves. */
const requestState = (strapi: Core.Strapi) => strapi.requestContext.get()?.state;

/** The selected file. Throws if it is deleted or the saving user may not read it in the media library. */
async function readableFile(id: number, strapi: Core.Strapi): Promise<Media> {
  const state = requestState(strapi);
  const media: Media | null = await strapi.db.query(fileUid).findOne({ where: { id }, populate: ['createdBy'] });
  if (media && (!state || allowsFile(strapi, state, 'read', media))) return media;
  throw new errors.ValidationError('Diese Datei gibt es nicht. Bitte noch einmal hochladen.');
}

/** Whether a file was uploaded only for this document: recently, by the saving user, and no entry references it. */
async function isUploadedFor({ id, createdAt, createdBy }: Media, strapi: Core.Strapi): Promise<boolean> {
  const state = requestState(strapi);
  const isOwn = !state || createdBy?.id === state.user?.id;
  const isRecent = Date.now() - Date.parse(createdAt) < maxUploadAgeMs;
  return isOwn && isRecent && (await holdersOfFile(strapi, [id])).length === 0;
}

async function copyToPrivate(media: Media, strapi: Core.Strapi) {
  const storedAs = randomId();
  const bytes = await privateFilesOf(strapi).keepUpload(basename(media.url), documentsFolder, storedAs);
  return { storedAs, fileName: media.name, mime: media.mime, bytes };
}

async function eraseFile(strapi: Core.Strapi, name: string | null): Promise<void> {
  if (isRandomId(name)) await orCollectLater(strapi, () => privateFilesOf(strapi).erase(documentsFolder, name));
}

async function storedNameOf(strapi: Core.Strapi, documentId: unknown): Promise<string | null> {
  const entry: { storedAs: string | null } | null = await strapi.db.query(uid).findOne({ where: { documentId } });
  return entry?.storedAs ?? null;
}

const notRemoved = 'files of an internal document could not be removed';

/**
 * Keeps the file of an internal document out of the public media library, as a private copy that is deleted with the
 * entry. A file that was uploaded only for the document leaves the library when the entry is saved; others stay there.
 */
export function keepDocumentsPrivate(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action } = context;
    if (context.uid !== uid) return next();
    if (action !== 'create' && action !== 'update' && action !== 'delete') return next();
    const before = 'documentId' in context.params ? await storedNameOf(strapi, context.params.documentId) : null;
    if (action === 'delete') {
      const result = await next();
      await afterCommit(strapi, notRemoved, () => eraseFile(strapi, before));
      return result;
    }
    const data: Record<string, unknown> = context.params.data ?? {};
    const id = selectedFileId(data.upload);
    // Clients must not set the storage name: it would give access to the file of another organisation.
    for (const name of ['upload', 'storedAs', 'fileName', 'mime', 'bytes']) delete data[name];
    if (id === undefined) {
      if (before === null) throw new errors.ValidationError('Ein Dokument braucht eine Datei.');
      return next();
    }
    const media = await readableFile(id, strapi);
    const leavesLibrary = await isUploadedFor(media, strapi);
    Object.assign(data, await copyToPrivate(media, strapi));
    // The copy stays if this throws: the entry may be committed although the database's response was lost.
    const result = await next();
    await afterCommit(strapi, notRemoved, async () => {
      if (leavesLibrary) await serviceOf(strapi, 'plugin::upload.upload').remove(media);
      await eraseFile(strapi, before);
    });
    return result;
  });
}

/** Removes files that belong to no document: the process ended after storing them and before writing the entry. */
export async function sweepDocuments(strapi: Core.Strapi): Promise<void> {
  const entries: { storedAs: string | null }[] = await strapi.db.query(uid).findMany({ select: ['storedAs'] });
  const referenced = new Set(entries.map((entry) => entry.storedAs));
  const storage = privateFilesOf(strapi);
  for (const name of await storage.settled(documentsFolder)) {
    if (isRandomId(name) && !referenced.has(name)) await storage.erase(documentsFolder, name);
  }
}

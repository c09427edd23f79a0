import { basename } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uidOf } from '../content/content-types.ts';
import { privateFilesOf } from '../media/media.ts';
import { isOpaqueName, opaqueName } from '../media/opaqueName.ts';
import { orTidyLater } from '../media/tidying.ts';

const uid = uidOf('internal-document');

/** Where their files lie among the private ones; beside the folders of applications, whose names are opaque. */
export const documentsFolder = 'internal-documents';

/** A file of the media library. */
interface Media {
  id: number;
  name: string;
  mime: string;
  url: string;
}

/** The id of a chosen file: the admin sends the file, others its number. */
function chosen(value: unknown): number | undefined {
  const [first]: unknown[] = [value].flat();
  if (typeof first === 'number') return first;
  if (typeof first === 'object' && first !== null && 'id' in first && typeof first.id === 'number') return first.id;
  return typeof first === 'string' && /^\d+$/.test(first) ? Number(first) : undefined;
}

/** Copies the chosen file to the private ones. */
async function take(id: number, strapi: Core.Strapi) {
  const media: Media | null = await strapi.db.query('plugin::upload.file').findOne({ where: { id } });
  if (!media) throw new errors.ValidationError('Diese Datei gibt es nicht mehr. Bitte noch einmal hochladen.');
  const storedAs = opaqueName();
  const bytes = await privateFilesOf(strapi).keepUpload(basename(media.url), documentsFolder, storedAs);
  return { media, fields: { storedAs, fileName: media.name, mime: media.mime, bytes } };
}

/** Removes the file of a document that is gone or has another one. */
async function eraseFile(strapi: Core.Strapi, name: string | null): Promise<void> {
  if (isOpaqueName(name)) await orTidyLater(strapi, () => privateFilesOf(strapi).erase(documentsFolder, name));
}

async function placeOf(strapi: Core.Strapi, documentId: unknown): Promise<string | null> {
  const entry: { storedAs: string | null } | null = await strapi.db.query(uid).findOne({ where: { documentId } });
  return entry?.storedAs ?? null;
}

/**
 * The file of an internal document moves out of the public media library when the entry is saved, and goes with the entry.
 */
export function keepDocumentsPrivate(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action } = context;
    if (context.uid !== uid || (action !== 'create' && action !== 'update' && action !== 'delete')) return next();
    const before = 'documentId' in context.params ? await placeOf(strapi, context.params.documentId) : null;
    if (action === 'delete') {
      const result = await next();
      await eraseFile(strapi, before);
      return result;
    }
    const data: Record<string, unknown> = context.params.data ?? {};
    const id = chosen(data.upload);
    // Nobody sets by hand where a file lies: it would open the file of another organisation.
    for (const name of ['upload', 'storedAs', 'fileName', 'mime', 'bytes']) delete data[name];
    if (id === undefined) {
      if (before === null) throw new errors.ValidationError('Ein Dokument braucht eine Datei.');
      return next();
    }
    const { media, fields } = await take(id, strapi);
    Object.assign(data, fields);
    try {
      const result = await next();
      await strapi.plugin('upload').service('upload').remove(media);
      await eraseFile(strapi, before);
      return result;
    } catch (error) {
      await eraseFile(strapi, fields.storedAs);
      throw error;
    }
  });
}

/** Removes files that belong to no document: the process ended between keeping them and writing the entry. */
export async function sweepDocuments(strapi: Core.Strapi): Promise<void> {
  const entries: { storedAs: string | null }[] = await strapi.db.query(uid).findMany({ select: ['storedAs'] });
  const known = new Set(entries.map((entry) => entry.storedAs));
  const kept = privateFilesOf(strapi);
  for (const name of await kept.settled(documentsFolder)) {
    if (isOpaqueName(name) && !known.has(name)) await kept.erase(documentsFolder, name);
  }
}

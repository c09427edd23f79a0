import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uidOf } from '../content/content-types.ts';
import { publicDirectory } from '../directories.ts';
import { eraseDocument, keepDocument, keptDocuments } from './documentFiles.ts';

const uid = uidOf('internal-document');

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
  const source = join(publicDirectory, 'uploads', basename(media.url));
  const storedAs = await keepDocument(source);
  const { size } = await stat(source);
  return { media, fields: { storedAs, fileName: media.name, mime: media.mime, bytes: size } };
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
      await eraseDocument(before);
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
      await eraseDocument(before);
      return result;
    } catch (error) {
      await eraseDocument(fields.storedAs);
      throw error;
    }
  });
}

/** Removes files that belong to no document: the process ended between keeping them and writing the entry. */
export async function sweepDocuments(strapi: Core.Strapi): Promise<void> {
  const entries: { storedAs: string | null }[] = await strapi.db.query(uid).findMany({ select: ['storedAs'] });
  const known = new Set(entries.map((entry) => entry.storedAs));
  for (const name of await keptDocuments()) if (!known.has(name)) await eraseDocument(name);
}

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { incomingDirectory } from '../../environment/directories.ts';
import { afterCommit } from '../../strapi/afterCommit.ts';
import { privateFilesOf } from '../../media/media.ts';
import { orCollectLater } from '../../media/garbageCollection.ts';
import { keepReceipt } from './erasureReceipts.ts';
import { eraseFolder, type PrivateFile } from './applicationFiles.ts';
import { lockRows } from '../../strapi/lockRows.ts';

const application = uidOf('application');

type StoredApplication = Parameters<typeof keepReceipt>[1] & { folder: string | null; files: PrivateFile[] | null };

/** Erases the files of an erased application that no other one has: what went to several houses is stored once. */
async function eraseFiles(strapi: Core.Strapi, folder: string, files: readonly PrivateFile[]): Promise<void> {
  const storage = privateFilesOf(strapi);
  // Read once the deletion is committed, so that of two concurrent ones the second sees that it is the last.
  const others: StoredApplication[] = await strapi.db.query(application).findMany({ where: { folder } });
  if (others.length === 0) return eraseFolder(storage, folder);
  const kept = new Set(others.flatMap((other) => other.files ?? []).map(({ id }) => id));
  for (const { id } of files) if (!kept.has(id)) await storage.erase(folder, id);
}

/** Erases an application's files, and keeps a receipt, whenever the application is deleted, by an editor or by the service. */
export function eraseFilesWithApplications(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'delete' || context.uid !== application) return next();
    const where = { documentId: context.params.documentId };
    const [result, entry] = await strapi.db.transaction(async () => {
      // Of two at once, one erases the application and keeps the receipt.
      await lockRows(strapi, application, where);
      const stored: StoredApplication | null = await strapi.db
        .query(application)
        .findOne({ where, populate: ['company'] });
      const deleted = await next();
      if (stored) await keepReceipt(strapi, stored);
      return [deleted, stored] as const;
    });
    const folder = entry?.folder;
    if (folder) {
      const erase = () => eraseFiles(strapi, folder, entry.files ?? []);
      await afterCommit(strapi, 'files of an erased application could not be removed', () =>
        orCollectLater(strapi, erase),
      );
    }
    return result;
  });
}

/** Removes uploads of requests that a former process did not finish. Call it only before the service listens. */
export async function sweepIncoming(): Promise<void> {
  for (const entry of await readdir(incomingDirectory))
    await rm(join(incomingDirectory, entry), { recursive: true, force: true });
}

/** Removes files of no application: the process ended before the entry was written, or removing them failed. */
export async function sweepApplicationFiles(strapi: Core.Strapi): Promise<void> {
  const storage = privateFilesOf(strapi);
  const entries: { folder: string | null }[] = await strapi.db.query(application).findMany({ select: ['folder'] });
  const referenced = new Set(entries.map(({ folder }) => folder));
  for (const folder of await storage.settled()) if (!referenced.has(folder)) await eraseFolder(storage, folder);
}

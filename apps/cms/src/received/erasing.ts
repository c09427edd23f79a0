import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content/content-types.ts';
import { incomingDirectory } from '../directories.ts';
import { eraseFolder, folders } from './privateFiles.ts';

const application = uidOf('application');

/** The files of an application go with it, whoever deletes it. */
export function eraseFilesWithApplications(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'delete' || context.uid !== application) return next();
    const { documentId } = context.params;
    const entry: { folder: string | null } | null = await strapi.db
      .query(application)
      .findOne({ where: { documentId } });
    const result = await next();
    if (entry?.folder) await eraseFolder(entry.folder);
    return result;
  });
}

/**
 * Removes files that belong to no application: the process ended while they arrived, or between keeping them and writing
 * the entry. Only before the service listens.
 */
export async function sweepPrivateFiles(strapi: Core.Strapi): Promise<void> {
  const entries: { folder: string | null }[] = await strapi.db.query(application).findMany({ select: ['folder'] });
  const known = new Set(entries.map(({ folder }) => folder));
  for (const folder of await folders()) if (!known.has(folder)) await eraseFolder(folder);
  for (const part of await readdir(incomingDirectory)) await rm(join(incomingDirectory, part), { force: true });
}

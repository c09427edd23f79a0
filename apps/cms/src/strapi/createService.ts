import { createStrapi, type Core } from '@strapi/strapi';
import { requireFormerDatabase } from '../environment/backupNotes.ts';
import { appDirectory, compiledDirectory, incomingDirectory, makeDirectories } from '../environment/directories.ts';
import { errorCode } from '../environment/errorCode.ts';
import { madeFiles, readSecrets } from '../environment/secrets.ts';

/**
 * Creates Strapi with this app, which is not loaded yet. Rejects if the data directory or the database cannot be used: Strapi
 * reports errors of its configuration files without their code.
 */
export async function createService(options: { serveAdminPanel?: boolean } = {}): Promise<Core.Strapi> {
  makeDirectories();
  requireFormerDatabase();
  readSecrets();
  // Strapi copies uploads to the folder for temporary files. Nothing outside of the data directory needs to be writable, and
  // the service sweeps this one at its start.
  process.env.TMPDIR = incomingDirectory;
  const strapi = createStrapi({ appDir: appDirectory, distDir: compiledDirectory, ...options });
  if (madeFiles.length > 0) strapi.log.info(`new secrets were written to ${madeFiles.join(' and ')}`);
  try {
    await strapi.db.connection.raw('select 1');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Some errors of pg have no code, without which they count as bugs, and do not say that they are of the database.
    throw Object.assign(error, { code: errorCode(error), message: `the database cannot be used: ${error.message}` });
  }
  return strapi;
}

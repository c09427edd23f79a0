import { createStrapi, type Core } from '@strapi/strapi';
import { appDirectory, compiledDirectory, makeDirectories } from '../environment/directories.ts';
import { readSecrets } from '../environment/secrets.ts';

/**
 * Creates Strapi with this app, which is not loaded yet. Errors of the data directory are thrown here, as Strapi reports
 * those of its configuration files without their code.
 */
export function createService(options: { serveAdminPanel?: boolean } = {}): Core.Strapi {
  makeDirectories();
  readSecrets();
  return createStrapi({ appDir: appDirectory, distDir: compiledDirectory, ...options });
}

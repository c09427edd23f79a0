// oxlint-disable-next-line import/no-unassigned-import -- Sets variables that Strapi reads on import.
import '../environment/environment.ts';
import { endFailedStart } from '@group/content-client/contract/failedStart';
import { createService } from '../strapi/createService.ts';
import { withAdvisoryLock } from '../strapi/advisoryLock.ts';
import { allowMigration, sealDatabase } from '../strapi/databaseSchema.ts';

/** Changes the database to the schema of this version. The service may be running meanwhile. */
async function migrate(): Promise<void> {
  const strapi = await createService({ serveAdminPanel: false });
  allowMigration(strapi);
  await withAdvisoryLock(strapi, 'migrate', async () => {
    await strapi.register();
    // Everything but the schema is for the service, which would be disturbed by a second one in its directory.
    strapi.app = {};
    await strapi.bootstrap();
    await sealDatabase(strapi);
  });
  await strapi.destroy();
  console.log('The database has the schema of this version.');
}

migrate().then(
  () => process.exit(),
  (error: unknown) => endFailedStart('The migration', error),
);

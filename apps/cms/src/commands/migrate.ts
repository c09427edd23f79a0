// oxlint-disable-next-line import/no-unassigned-import -- Sets variables that Strapi reads on import.
import '../environment/environment.ts';
import { endFailedStart } from '@group/content-client/contract/failedStart';
import type { Core } from '@strapi/strapi';
import { attributesOf } from '../strapi/attributes.ts';
import { createService } from '../strapi/createService.ts';
import { withAdvisoryLock } from '../strapi/advisoryLock.ts';
import { allowMigration, sealDatabase } from '../strapi/databaseSchema.ts';

/** Fields whose rows have a value of a list that this version does not know, with their number. */
async function unknownValues(strapi: Core.Strapi): Promise<string[]> {
  const unknown: string[] = [];
  for (const uid of [...Object.keys(strapi.contentTypes), ...Object.keys(strapi.components)]) {
    for (const [name, { enum: values }] of Object.entries(attributesOf(strapi, uid))) {
      const where = { [name]: { $notNull: true, $notIn: [...(values ?? [])] } };
      const count = values ? await strapi.db.query(uid).count({ where }) : 0;
      if (count > 0) unknown.push(`${name} of ${uid} (${count})`);
    }
  }
  return unknown;
}

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
    const unknown = await unknownValues(strapi);
    if (unknown.length > 0)
      console.warn(
        `Rows have values that this version does not know; the websites leave such out: ${unknown.join(', ')}.`,
      );
  });
  await strapi.destroy();
  console.log('The database has the schema of this version.');
}

migrate().then(
  () => process.exit(),
  (error: unknown) => endFailedStart('The migration', error),
);

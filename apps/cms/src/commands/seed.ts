// oxlint-disable-next-line import/no-unassigned-import -- Sets variables that Strapi reads on import.
import '../environment/environment.ts';
import { endFailedStart } from '@group/content-client/contract/failedStart';
import { createService } from '../strapi/createService.ts';
import { allowMigration } from '../strapi/databaseSchema.ts';
import { variables } from '../environment/variables.ts';
import { seedCompanies } from '../seeding/companies.ts';
import { readExamples, selectExamples } from '../seeding/readExamples.ts';
import { openSeedLog } from '../seeding/seedLog.ts';
import { waitForIdle } from '../seeding/waitForIdle.ts';
import { seedStaffUsers } from '../seeding/staffUsers.ts';
import { seedTenant } from '../seeding/seedTenant.ts';

// Runs in a separate process, which frees the memory that uploading needs.

process.env.CMS_LOG_LEVEL ??= 'warn';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function seed(): Promise<void> {
  const start = performance.now();
  const examples = readExamples();
  const selected = selectExamples(examples, process.argv.slice(2));
  const strapi = await createService({ serveAdminPanel: false });
  allowMigration(strapi);
  await strapi.load();
  // Scheduled tasks belong to the service, not to the seed.
  strapi.cron.stop();
  try {
    const seedLog = await openSeedLog(strapi);
    const companies = await strapi.db.transaction(async () => {
      const ids = await seedCompanies(strapi, seedLog, examples);
      await seedLog.save();
      return ids;
    });
    for (const example of selected) {
      const since = performance.now();
      const created = await strapi.db.transaction(async () => {
        const count = await seedTenant(strapi, seedLog, example, companies);
        await seedLog.save();
        return count;
      });
      console.log(`${example.key.padEnd(18)} ${created > 0 ? `${created} entries, ${seconds(since)}` : 'nothing new'}`);
    }
    if (variables().SEED_EXAMPLE_USERS) {
      const { names, password } = await strapi.db.transaction(async () => {
        const created = await seedStaffUsers(strapi, seedLog, companies);
        await seedLog.save();
        return created;
      });
      if (names.length > 0) {
        console.log(`Example users: ${names.join(', ')}. Their password, shown this once: ${password}`);
      }
    }
    console.log(`Example content ready after ${seconds(start)}`);
    await waitForIdle(strapi);
  } finally {
    await strapi.destroy();
  }
}

seed().then(
  () => process.exit(0),
  (error: unknown) => endFailedStart('The seed', error),
);

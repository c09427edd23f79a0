// oxlint-disable-next-line import/no-unassigned-import -- It says what Strapi reads while it is loaded.
import './environment.ts';
import { createStrapi } from '@strapi/strapi';
import { examples } from '../seed/examples.ts';
import { appDirectory, compiledDirectory } from './directories.ts';
import { seedCompanies } from './seeding/companies.ts';
import { openSeedLog } from './seeding/seedLog.ts';
import { waitForIdle } from './seeding/waitForIdle.ts';
import { seedStaffUsers } from './seeding/staffUsers.ts';
import { seedTenant } from './seeding/seedTenant.ts';

// A process of its own: what drawing and uploading leave behind in memory goes with it.

process.env.CMS_LOG_LEVEL ??= 'warn';

/** Only these tenants, by key, where the command names some. */
const wanted = new Set(process.argv.slice(2));

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function seed(): Promise<void> {
  const start = performance.now();
  const strapi = createStrapi({
    appDir: appDirectory,
    distDir: compiledDirectory,
    serveAdminPanel: false,
  });
  await strapi.load();
  // Jobs by the clock are the service's business.
  strapi.cron.stop();
  try {
    const ledger = await openSeedLog(strapi);
    const companies = await strapi.db.transaction(async () => {
      const ids = await seedCompanies(strapi, ledger, examples);
      await ledger.save();
      return ids;
    });
    for (const example of examples) {
      if (wanted.size > 0 && !wanted.has(example.key)) continue;
      const since = performance.now();
      const made = await strapi.db.transaction(async () => {
        const count = await seedTenant(strapi, ledger, example, companies);
        await ledger.save();
        return count;
      });
      console.log(`${example.key.padEnd(18)} ${made > 0 ? `${made} entries, ${seconds(since)}` : 'nothing new'}`);
    }
    if (process.env.SEED_EXAMPLE_USERS === 'true') {
      const { names, password } = await strapi.db.transaction(async () => {
        const made = await seedStaffUsers(strapi, ledger, companies);
        await ledger.save();
        return made;
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
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);

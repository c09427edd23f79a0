import type { Core } from '@strapi/strapi';
import { tenantOf } from '../environment/tenants.ts';
import { seedConfiguration } from './configuration.ts';
import { seedDownloads } from './downloads.ts';
import type { Example } from './example.ts';
import { seedHouses } from './houses.ts';
import { seedImprint } from './imprint.ts';
import { seedInternal } from './internal.ts';
import { seedJobs } from './jobs.ts';
import { listedTypes, seedList } from './lists.ts';
import type { SeedLog } from './seedLog.ts';
import { seedPages } from './pages.ts';
import { type Pictures, uploadPictures } from './pictures.ts';
import { createEntry, type Seeding } from './seeding.ts';

/** Creates those entries of a tenant's example content that were not created before. Returns their number. */
export async function seedTenant(
  strapi: Core.Strapi,
  seedLog: SeedLog,
  example: Example,
  companies: ReadonlyMap<string, string>,
): Promise<number> {
  const { key } = example;
  const company = companies.get(key);
  const tenant = tenantOf(key);
  if (!company || !tenant) throw new Error(`There is example content for ${key}, which is not a tenant.`);

  let uploaded: Promise<Pictures> | undefined;
  let created = 0;
  const seeding: Seeding = {
    strapi,
    example,
    company,
    companies,
    pictures: () => (uploaded ??= uploadPictures(strapi, example)),
    once: async (name, type, texts) => {
      if (await seedLog.once(`${key}/${name}`, async () => createEntry(strapi, type, await texts()))) created++;
    },
  };

  await seedConfiguration(seeding, tenant.colours.primary);
  for (const type of listedTypes) await seedList(seeding, type);
  await seedJobs(seeding);
  await seedHouses(seeding);
  await seedDownloads(seeding);
  // In one locale only: paths are not localised.
  for (const [from, to] of Object.entries(example.redirects))
    await seeding.once(`redirect${from}`, 'redirect', async () => [['de-CH', { from, to, company, permanent: true }]]);
  await seedInternal(seeding);
  await seedImprint(seeding);
  // Pages come last: they show people and documents.
  await seedPages(seeding);
  return created;
}

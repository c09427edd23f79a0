import type { Core } from '@strapi/strapi';
import { uidOf } from '../content/content-types.ts';
import { tenantOf } from '../environment/tenants.ts';
import type { Example } from './example.ts';
import type { SeedLog } from './seedLog.ts';

async function companyOf(strapi: Core.Strapi, seedLog: SeedLog, example: Example, sortOrder: number): Promise<string> {
  const documents = strapi.documents(uidOf('company'));
  const find = () => documents.findFirst({ filters: { key: example.key } });
  if (!(await find())) {
    const { name, city, key } = example;
    // Houses, which are those that say so at their end, but not the holding.
    const takesApplications = tenantOf(key)?.features.groupLink ?? false;
    await seedLog.once(`${key}/company`, async () => {
      await documents.create({ data: { key, name, city, takesApplications, sortOrder, exampleContent: true } });
    });
  }
  const company = await find();
  if (!company) throw new Error(`The company ${example.key} was deleted, so its example content cannot be created.`);
  return company.documentId;
}

/** Creates all companies first: a home page may show the logos of any of them. Returns document ids by tenant key. */
export async function seedCompanies(strapi: Core.Strapi, seedLog: SeedLog, examples: readonly Example[]) {
  const ids = new Map<string, string>();
  for (const [index, example] of examples.entries()) {
    ids.set(example.key, await companyOf(strapi, seedLog, example, (index + 1) * 10));
  }
  return ids;
}

import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { SeedLog } from './seedLog.ts';
import { serviceOf } from '../strapi/services.ts';

const groupUserKeys = ['digallo', 'brunisberg', 'tabor', 'bauma'];

/**
 * Creates an example user for each organisation, and one of the holding with several organisations. Never for
 * production.
 * @returns the new names and their password, which is stored only as a hash
 */
export async function seedStaffUsers(
  strapi: Core.Strapi,
  seedLog: SeedLog,
  companies: ReadonlyMap<string, string>,
): Promise<{ names: string[]; password: string }> {
  const password = randomBytes(12).toString('base64url');
  const names: string[] = [];
  const role: { id: number } | null = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const companyUsers = [...companies.keys()].map((key) => ({ username: `team-${key}`, keys: [key] }));
  for (const { username, keys } of [...companyUsers, { username: 'team-gruppe', keys: groupUserKeys }]) {
    const created = await seedLog.once(`user/${username}`, async () => {
      const companyIds = keys.flatMap((key) => companies.get(key) ?? []);
      const user = { username, email: `${username}@personal.example`, password, companies: companyIds, role: role?.id };
      const users = serviceOf(strapi, 'plugin::users-permissions.user');
      await users.add({ ...user, provider: 'local', confirmed: true, blocked: false, statesPlaces: true });
    });
    if (created) names.push(username);
  }
  return { names, password };
}

import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { SeedLog } from './seedLog.ts';

/** The holding's example belongs to these. */
const several = ['digallo', 'brunisberg', 'tabor', 'bauma'];

/**
 * Makes an example user for each organisation, and one of the holding with several; for trying out, never for real use.
 * @param companies document ids by tenant key
 * @returns the new names and their password, which is kept nowhere else
 */
export async function seedStaffUsers(
  strapi: Core.Strapi,
  ledger: SeedLog,
  companies: ReadonlyMap<string, string>,
): Promise<{ names: string[]; password: string }> {
  const password = randomBytes(12).toString('base64url');
  const names: string[] = [];
  const role: { id: number } | null = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const wanted = [...companies.keys()].map((key) => ({ username: `team-${key}`, keys: [key] }));
  for (const { username, keys } of [...wanted, { username: 'team-gruppe', keys: several }]) {
    const made = await ledger.once(`user/${username}`, async () => {
      const belongs = keys.flatMap((key) => companies.get(key) ?? []);
      const user = { username, email: `${username}@personal.example`, password, companies: belongs, role: role?.id };
      const users = strapi.plugin('users-permissions').service('user');
      await users.add({ ...user, provider: 'local', confirmed: true, blocked: false });
    });
    if (made) names.push(username);
  }
  return { names, password };
}

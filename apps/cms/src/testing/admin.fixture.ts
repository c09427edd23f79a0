import type { Service } from './service.fixture.ts';

const password = 'Geheim-12345678';

/**
 * Creates an admin user and logs in.
 * @param code of the role
 * @param user tells several users of one role apart
 * @returns the token for admin requests
 */
export async function adminToken({ strapi, origin }: Service, code: string, user = code): Promise<string> {
  const role = await strapi.db.query('admin::role').findOne({ where: { code } });
  const email = `${user}@haus.example`;
  const account = { firstname: 'Eva', lastname: code, email, password, isActive: true, roles: [role.id] };
  await strapi.service('admin::user')?.create(account);
  const response = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

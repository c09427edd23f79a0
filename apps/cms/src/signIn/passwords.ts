import type { Core } from '@strapi/strapi';

/** Of Strapi's cost factor, and of no password. */
const hashOfNone = `$2a$10$N9qo8uLOickgx2ZMRZoMye${'x'.repeat(31)}`;

/** Compares a password, and without an account one with the same cost, so that the time tells nothing. */
export async function matchesPassword(
  strapi: Core.Strapi,
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const users = strapi.plugin('users-permissions').service('user');
  const matches: boolean = await users.validatePassword(password, hash ?? hashOfNone);
  return matches && Boolean(hash);
}

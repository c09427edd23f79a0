import type { Core } from '@strapi/strapi';
import { isContent } from './content-types.ts';
import { contentApiToken } from '../environment/secrets.ts';
import { serviceOf } from '../strapi/services.ts';

/**
 * Every endpoint below `/api` of this service, and no others. Not Strapi's "read-only" token: it can also read users and
 * every type that is added later. Endpoints about one person additionally require a session or the token of a link.
 */
const ownActions = (strapi: Core.Strapi): string[] =>
  strapi.contentAPI.permissions.providers.action.keys().filter((action) => isContent(action));

const name = 'Websites';

/**
 * Creates the websites' API token, or resets its value and permissions: changes in the admin last until the next start. No
 * other token is there, unless an administrator has created or used one.
 */
export async function prepareToken(strapi: Core.Strapi): Promise<void> {
  const service = serviceOf(strapi, 'admin::api-token-content-api');
  const description =
    'Die Websites lesen damit veröffentlichte Inhalte und geben Bewerbungen und Nachrichten ab. ' +
    'Wird bei jedem Start neu gesetzt.';
  const attributes = { name, description, type: 'custom', permissions: ownActions(strapi), lifespan: null };
  const existing: { id: number } | null = await service.getByName(name);
  const { id }: { id: number } = existing
    ? await service.update(existing.id, attributes)
    : await service.create(attributes);
  // Strapi generates a random key: replace it with the configured one, and keep no decryptable copy.
  const data = { accessKey: service.hash(contentApiToken()), encryptedKey: null };
  const tokens = strapi.db.query('admin::api-token');
  await tokens.update({ where: { id }, data });
  // Those that Strapi creates with the database: one reads all staff accounts, the other one changes them, too.
  await tokens.deleteMany({ where: { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: null } });
}

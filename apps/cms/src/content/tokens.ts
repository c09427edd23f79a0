import type { Core } from '@strapi/strapi';
import { isContent } from './content-types.ts';
import { contentApiToken } from '../environment/secrets.ts';
import { serviceOf } from '../strapi/services.ts';

/** A token with exactly these permissions: changes in the admin are reset at the next start. */
interface ServiceToken {
  name: string;
  description: string;
  value: string;
  /** Content API actions, e.g. `plugin::content.job.find`. */
  actions: string[];
}

/**
 * Every endpoint below `/api` of this service, and no others. Not Strapi's "read-only" token: it can also read users and
 * every type that is added later. Endpoints about one person additionally require a session or the token of a link.
 */
const ownActions = (strapi: Core.Strapi): string[] =>
  strapi.contentAPI.permissions.providers.action.keys().filter((action) => isContent(action));

async function prepareToken(strapi: Core.Strapi, { value, actions, ...token }: ServiceToken): Promise<void> {
  const service = serviceOf(strapi, 'admin::api-token-content-api');
  const attributes = { ...token, type: 'custom', permissions: actions, lifespan: null };
  const existing: { id: number } | null = await service.getByName(token.name);
  const { id }: { id: number } = existing
    ? await service.update(existing.id, attributes)
    : await service.create(attributes);
  // Strapi generates a random key: replace it with the configured one, and keep no decryptable copy.
  await strapi.db
    .query('admin::api-token')
    .update({ where: { id }, data: { accessKey: service.hash(value), encryptedKey: null } });
}

/** Creates the websites' API token, or resets its value and permissions. */
export async function prepareTokens(strapi: Core.Strapi): Promise<void> {
  const value = contentApiToken();
  await prepareToken(strapi, {
    name: 'Websites',
    description:
      'Die Websites lesen damit veröffentlichte Inhalte und geben Bewerbungen und Nachrichten ab. ' +
      'Wird bei jedem Start neu gesetzt.',
    value,
    actions: ownActions(strapi),
  });
}

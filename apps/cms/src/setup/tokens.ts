import type { Core } from '@strapi/strapi';
import { publicTypes, submissionTypes, uidOf } from '../content/content-types.ts';
import { contentApiToken } from '../secrets.ts';

/** A token that the code gives out: its rights are these and no others, whatever someone changes in the admin. */
interface ServiceToken {
  name: string;
  description: string;
  value: string;
  /** Actions of the content API, e.g. `plugin::content.job.find`. */
  actions: string[];
}

// Never Strapi's "read-only" type: it reads users too, and whatever type is added later.
const readActions = Object.entries(publicTypes).flatMap(([name, { kind }]) =>
  (kind === 'singleType' ? ['find'] : ['find', 'findOne']).map((action) => `${uidOf(name)}.${action}`),
);

const createActions = Object.keys(submissionTypes).map((name) => `${uidOf(name)}.create`);

/** The websites ask for the staff; what is internal opens only with a session on top. */
const staffActions = ['login', 'session', 'logout', 'internal', 'document'].map(
  (action) => `${uidOf('staff')}.${action}`,
);

async function prepareToken(strapi: Core.Strapi, { value, actions, ...token }: ServiceToken): Promise<void> {
  const service = strapi.service('admin::api-token-content-api');
  if (!service) throw new Error('Strapi has no service for API tokens.');
  const attributes = { ...token, type: 'custom', permissions: actions, lifespan: null };
  const existing: { id: number } | null = await service.getByName(token.name);
  const { id }: { id: number } = existing
    ? await service.update(existing.id, attributes)
    : await service.create(attributes);
  // The service draws a random key; the wanted one takes its place, and nothing that can be decrypted is kept.
  await strapi.db
    .query('admin::api-token')
    .update({ where: { id }, data: { accessKey: service.hash(value), encryptedKey: null } });
}

/** Makes the tokens of the services that talk to this one, or puts their value and rights right. */
export async function prepareTokens(strapi: Core.Strapi): Promise<void> {
  const value = contentApiToken();
  if (value.length < 32) throw new Error('CONTENT_API_TOKEN is too short: it needs at least 32 characters.');
  await prepareToken(strapi, {
    name: 'Websites',
    description:
      'Die Websites lesen damit veröffentlichte Inhalte und geben Bewerbungen und Nachrichten ab. ' +
      'Wird bei jedem Start neu gesetzt.',
    value,
    actions: [...readActions, ...createActions, ...staffActions],
  });
}

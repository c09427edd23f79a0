import { visitPageActions } from '@group/content-client/contract/visitPage';
import type { Core } from '@strapi/strapi';
import { publicTypes, submissionTypes, uidOf } from './content-types.ts';
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

// Not Strapi's "read-only" token: it can also read users and every type that is added later.
const readActions = Object.entries(publicTypes).flatMap(([name, { kind }]) =>
  (kind === 'singleType' ? ['find'] : ['find', 'findOne']).map((action) => `${uidOf(name)}.${action}`),
);

const createActions = Object.keys(submissionTypes).map((name) => `${uidOf(name)}.create`);

/** Endpoints for employees; internal content additionally requires a session. */
const staffActions = [
  ...['login', 'session', 'logout', 'internal', 'document'].map((action) => `${uidOf('staff')}.${action}`),
  ...['mails', 'forgotten', 'link', 'renew'].map((action) => `${uidOf('staff-password')}.${action}`),
  ...['list', 'state'].map((action) => `${uidOf('places')}.${action}`),
  ...['show', 'begin', 'end'].map((action) => `${uidOf('staff-directory')}.${action}`),
];

/** Endpoints for applicants, each of which also requires the token of a link. */
const passportActions = ['open', 'correct', 'disown', 'withdraw', 'extend'].map(
  (action) => `${uidOf('passport')}.${action}`,
);

/** Endpoints for visitors, each of which also requires the token of a link. */
const visitActions = visitPageActions.map((action) => `${uidOf('visit-page')}.${action}`);

/** The endpoint for subscribers to new jobs, which requires the token of a link. */
const alertActions = [`${uidOf('alert-link')}.open`];

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
    actions: [...readActions, ...createActions, ...staffActions, ...passportActions, ...visitActions, ...alertActions],
  });
}

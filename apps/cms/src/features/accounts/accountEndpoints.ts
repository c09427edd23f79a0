import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRow } from '../../strapi/row.ts';
import { serviceOf } from '../../strapi/services.ts';
import { attemptFromNetwork } from '../signIn/client.ts';
import { requirePassword, wordsIn } from '../signIn/passwords.ts';
import { endSessions } from '../signIn/secondFactor/account.ts';
import { uidOf } from '../../content/content-types.ts';
import { sendsMail } from '../../mail/transport.ts';
import { inviteAgain } from './invitations.ts';
import type { AccountsAnswer } from './account.ts';
import type { Context } from '../../strapi/context.ts';
import { type Endpoints, requiredPermission } from '../../strapi/endpoints.ts';

interface User {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string;
  isActive: boolean;
  registrationToken: string | null;
  roles: { id: number }[];
}

const isInvited = ({ isActive, registrationToken }: User): boolean => !isActive && registrationToken !== null;

async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const users: User[] = await strapi.db
    .query('admin::user')
    .findMany({ populate: { roles: { select: ['id'] } }, orderBy: [{ lastname: 'asc' }, { firstname: 'asc' }] });
  const roles: { id: number; name: string }[] = await strapi.db
    .query('admin::role')
    .findMany({ select: ['id', 'name'], orderBy: { name: 'asc' } });
  const ofDirectory: { userId: number }[] = await strapi.db.query(uidOf('directory-account')).findMany({});
  const directoryIds = new Set(ofDirectory.map(({ userId }) => userId));
  ctx.body = {
    sendsMail: sendsMail(),
    roles: roles.map(({ id, name }) => ({ id, name })),
    accounts: users.map((user) => ({
      id: user.id,
      firstname: user.firstname ?? '',
      lastname: user.lastname ?? '',
      email: user.email,
      isActive: user.isActive,
      isInvited: isInvited(user),
      isOfDirectory: directoryIds.has(user.id),
      roles: user.roles.map(({ id }) => id),
    })),
  } satisfies AccountsAnswer;
}

async function invite(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user: User | null = await strapi.db.query('admin::user').findOne({ where: { id: Number(ctx.params.id) } });
  if (!user || !isInvited(user)) throw new errors.ApplicationError('Dieses Konto ist schon eröffnet.');
  ctx.body = { email: user.email, link: await inviteAgain(strapi, user), mailed: sendsMail() };
}

async function setPassword(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const attempt = await attemptFromNetwork(strapi, ctx);
  const user: User | null = await strapi.db.query('admin::user').findOne({ where: { id: Number(ctx.params.id) } });
  if (!user || isInvited(user)) throw new errors.ApplicationError('Dieses Konto ist noch nicht eröffnet.');
  const { password } = isRow(ctx.request.body) ? ctx.request.body : {};
  await requirePassword(password, wordsIn({ ...user }));
  await serviceOf(strapi, 'admin::user').updateById(user.id, { password });
  // Those of others who know the former one.
  await endSessions(strapi, user.id, ctx.state.session?.id);
  await attempt.succeed();
  ctx.body = {};
}

/** For the page on which administrators invite and change the users of the admin. Strapi's own endpoints write all else. */
export const accountEndpoints: Endpoints = {
  'GET /accounts': { action: list, config: requiredPermission('admin::users.read') },
  'POST /accounts/:id/invitation': { action: invite, config: requiredPermission('admin::users.create') },
  'PUT /accounts/:id/password': { action: setPassword, config: requiredPermission('admin::users.update') },
};

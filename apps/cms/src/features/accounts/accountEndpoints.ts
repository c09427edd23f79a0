import { mailAddressPattern } from '@group/content-client/contract/submissions/fields';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { currentUser, surnameFirst } from '../../strapi/currentUser.ts';
import { sortedByName } from '../../strapi/sortedByName.ts';
import { serviceOf } from '../../strapi/services.ts';
import { attemptFromNetwork } from '../signIn/client.ts';
import { requirePassword, wordsIn } from '../signIn/passwords.ts';
import { endSessions } from '../signIn/secondFactor/account.ts';
import { uidOf } from '../../content/content-types.ts';
import { sendsMail } from '../../mail/transport.ts';
import { mailInvitation, renewInvitation } from './invitations.ts';
import type { AccountsAnswer, SentInvitation } from '../../adminUi/accounts/account.ts';
import type { Context } from '../../strapi/context.ts';
import { answer, bodyIn, type Endpoints, requiredPermission } from '../../strapi/endpoints.ts';

interface User {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string;
  isActive: boolean;
  registrationToken: string | null;
  roles: { id: number }[];
}

const person = z.object({
  firstname: z.string().trim().min(1),
  lastname: z.string().trim().optional(),
  email: z.string().trim().toLowerCase().regex(mailAddressPattern),
  roles: z.array(z.int()).min(1),
});

const changes = person.extend({ isActive: z.boolean(), password: z.string() }).partial();

const isInvited = ({ isActive, registrationToken }: User): boolean => !isActive && registrationToken !== null;

async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const users: User[] = await strapi.db.query('admin::user').findMany({ populate: { roles: { select: ['id'] } } });
  const roles: { id: number; name: string }[] = await strapi.db
    .query('admin::role')
    .findMany({ select: ['id', 'name'], orderBy: { name: 'asc' } });
  const ofDirectory: { userId: number }[] = await strapi.db.query(uidOf('directory-account')).findMany({});
  const directoryIds = new Set(ofDirectory.map(({ userId }) => userId));
  ctx.body = {
    choices: roles.map(({ id, name }) => ({ id, name })),
    accounts: sortedByName(users, surnameFirst).map((user) => {
      const { id, firstname, lastname, email, isActive } = user;
      return {
        id,
        firstname,
        lastname,
        email,
        isActive,
        name: [firstname, lastname].filter(Boolean).join(' ') || email,
        state: isActive ? 'active' : isInvited(user) ? 'invited' : 'blocked',
        isOfDirectory: directoryIds.has(id),
        isOwn: id === currentUser(strapi)?.id,
        chosen: user.roles.map((role) => role.id),
      };
    }),
  } satisfies AccountsAnswer;
}

async function accountOf(strapi: Core.Strapi, { params }: Context): Promise<User> {
  const user: User | null = await strapi.db.query('admin::user').findOne({ where: { id: Number(params.id) } });
  if (!user) throw new errors.ApplicationError('Dieses Konto gibt es nicht mehr.');
  return user;
}

async function requireOwnAddress(strapi: Core.Strapi, email: string | undefined, id: number): Promise<void> {
  const others = { email, id: { $ne: id } };
  if (email !== undefined && (await serviceOf(strapi, 'admin::user').exists(others)))
    throw new errors.ApplicationError('Es gibt schon ein Konto mit dieser E-Mail-Adresse.');
}

function answerInvitation(ctx: Context, { id, email }: User, link: string): void {
  answer(ctx, 200, { id, email, kind: 'invitation', link, mailed: sendsMail() } satisfies SentInvitation);
}

async function create(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const values = bodyIn(ctx, person);
  await requireOwnAddress(strapi, values.email, 0);
  const user: User & { registrationToken: string } = await serviceOf(strapi, 'admin::user').create(values);
  answerInvitation(ctx, user, mailInvitation(strapi, user));
}

async function invite(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user = await accountOf(strapi, ctx);
  if (!isInvited(user)) throw new errors.ApplicationError('Dieses Konto ist schon eröffnet.');
  answerInvitation(ctx, user, await renewInvitation(strapi, user));
}

/**
 * Changes what a request names, and nothing of it if one of the values is rejected.
 * A person who has not accepted yet is invited again at another address.
 */
async function change(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { password, ...values } = bodyIn(ctx, changes);
  const user = await accountOf(strapi, ctx);
  await requireOwnAddress(strapi, values.email, user.id);
  const attempt = password ? await attemptFromNetwork(strapi, ctx) : undefined;
  if (password) {
    if (isInvited(user)) throw new errors.ApplicationError('Dieses Konto ist noch nicht eröffnet.');
    await requirePassword(password, wordsIn({ ...user, ...values }));
  }
  await serviceOf(strapi, 'admin::user').updateById(user.id, { ...values, ...(password && { password }) });
  // Those of others who know the former one.
  if (password) await endSessions(strapi, user.id, ctx.state.session?.id);
  await attempt?.succeed();
  const { email = user.email } = values;
  if (!isInvited(user) || email === user.email) return answer(ctx, 200);
  // The former link is in the wrong mailbox.
  answerInvitation(ctx, { ...user, email }, await renewInvitation(strapi, { ...user, email }));
}

/** For the page on which administrators invite and change the users of the admin. Strapi's own endpoint deletes them. */
export const accountEndpoints: Endpoints = {
  'GET /accounts': { action: list, config: requiredPermission('admin::users.read') },
  'POST /accounts': { action: create, config: requiredPermission('admin::users.create') },
  'PUT /accounts/:id': { action: change, config: requiredPermission('admin::users.update') },
  'POST /accounts/:id/invitation': { action: invite, config: requiredPermission('admin::users.create') },
};

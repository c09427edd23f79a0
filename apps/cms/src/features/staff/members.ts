import { randomBytes } from 'node:crypto';
import { mailAddressPattern } from '@group/content-client/contract/submissions/fields';
import { withoutHidden } from '@group/content-client/contract/withoutHidden';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { uidOf } from '../../content/content-types.ts';
import { sendsMail } from '../../mail/transport.ts';
import { type Endpoints, requiredPermission } from '../../strapi/endpoints.ts';
import { isRow } from '../../strapi/row.ts';
import { sortedByName } from '../../strapi/sortedByName.ts';
import type { AccountsAnswer, SentInvitation } from '../../adminUi/accounts/account.ts';
import { addressOf, mailLink, type StaffLink } from './passwordLinks.ts';
import { findStaff, named, type StaffUser, userUid } from './users.ts';
import type { Context } from '../../strapi/context.ts';

interface MemberValues {
  username: string;
  email: string;
  isActive: boolean;
  /** Whether the person may state what is free in the houses of these organisations. */
  statesPlaces: boolean;
  /** Ids of organisations. */
  companies: readonly number[];
}

const reject = (sentence: string): never => {
  throw new errors.ApplicationError(sentence);
};

const maxChars = 200;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? withoutHidden(value).trim().slice(0, maxChars) : '';

const valuesOf = ({ username, email, blocked, statesPlaces, companies }: StaffUser): MemberValues => ({
  username,
  email,
  isActive: blocked !== true,
  statesPlaces: statesPlaces === true,
  companies: companies.map(({ id }) => id),
});

/** The values of a form, which names those that it changes; throws a German sentence for what is missing. */
function valuesIn({ request }: Context, stored?: StaffUser): MemberValues {
  const body = isRow(request.body) ? request.body : {};
  const given: Partial<Record<keyof MemberValues, unknown>> = { ...(stored && valuesOf(stored)), ...body };
  const [username, email] = [textOf(given.username).normalize('NFKC'), textOf(given.email).toLowerCase()];
  const companies = (Array.isArray(given.companies) ? given.companies : []).filter(Number.isInteger);
  if (username.length < 3) reject('Der Benutzername braucht mindestens drei Zeichen.');
  if (!mailAddressPattern.test(email)) reject('Bitte eine E-Mail-Adresse schreiben.');
  if (companies.length === 0) reject('Bitte mindestens ein Haus wählen.');
  const [isActive, statesPlaces] = [given.isActive !== false, given.statesPlaces === true];
  return { username, email, isActive, statesPlaces, companies };
}

/** Both names sign in, so that no other account may have either of them. */
async function requireOwnNames(strapi: Core.Strapi, { username, email }: MemberValues, id: number): Promise<void> {
  const where = { id: { $ne: id }, $or: [username, email].flatMap(named) };
  if (await findStaff(strapi, where)) reject('Es gibt schon ein Konto mit diesem Benutzernamen oder dieser E-Mail.');
}

const dataOf = ({ isActive, ...values }: MemberValues): Record<string, unknown> => ({ ...values, blocked: !isActive });

/** A random password, until the person sets one. */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

async function memberOf(strapi: Core.Strapi, { params }: Context): Promise<StaffUser> {
  return (await findStaff(strapi, { id: Number(params.id) })) ?? reject('Dieses Konto gibt es nicht mehr.');
}

/** Mails a person a link that sets the password, and answers it: without a mail server, administrators hand it over. */
function answerLink(strapi: Core.Strapi, ctx: Context, user: StaffUser, kind: StaffLink['kind']): void {
  const [company] = user.companies;
  if (!company) return reject('Diese Person gehört zu keinem Haus.');
  const link: StaffLink = { kind, user, company: company.key };
  const address = addressOf(strapi, link);
  mailLink(strapi, link, address);
  ctx.body = { id: user.id, email: user.email, kind, link: address, mailed: sendsMail() } satisfies SentInvitation;
}

async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const users: StaffUser[] = await strapi.db.query(userUid).findMany({ populate: { companies: true } });
  const companies: { id: number; name: string }[] = await strapi.db
    .query(uidOf('company'))
    .findMany({ orderBy: { name: 'asc' } });
  ctx.body = {
    choices: companies.map(({ id, name }) => ({ id, name })),
    accounts: sortedByName(users, ({ username }) => username).map((user) => {
      const { companies: chosen, ...values } = valuesOf(user);
      const state = !values.isActive ? 'blocked' : user.confirmed === true ? 'active' : 'invited';
      return { ...values, id: user.id, name: user.username, state, chosen };
    }),
  } satisfies AccountsAnswer;
}

async function create(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const values = valuesIn(ctx);
  await requireOwnNames(strapi, values, 0);
  const role: { id: number } | null = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const account = { provider: 'local', confirmed: false, password: unknownPassword(), role: role?.id };
  const data: Record<string, unknown> = { ...dataOf(values), ...account };
  const { documentId } = await strapi.documents(userUid).create({ data });
  const user = await findStaff(strapi, { documentId });
  if (user) answerLink(strapi, ctx, user, 'invitation');
}

/** Changes what a request names. A person who has not accepted yet is invited again at another address. */
async function change(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user = await memberOf(strapi, ctx);
  const values = valuesIn(ctx, user);
  await requireOwnNames(strapi, values, user.id);
  await strapi.documents(userUid).update({ documentId: user.documentId, data: dataOf(values) });
  const changed = await memberOf(strapi, ctx);
  if (changed.confirmed === true || changed.blocked || changed.email === user.email) ctx.status = 204;
  else answerLink(strapi, ctx, changed, 'invitation');
}

/** Makes a link for a new password, or invites again: a former invitation is worth nothing then. */
async function makeLink(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user = await memberOf(strapi, ctx);
  if (user.blocked) reject('Dieses Konto ist gesperrt.');
  if (user.confirmed === true) return answerLink(strapi, ctx, user, 'reset');
  const { documentId, id } = user;
  const data: Record<string, unknown> = { password: unknownPassword() };
  await strapi.documents(userUid).update({ documentId, data });
  const renewed = await findStaff(strapi, { id });
  if (renewed) answerLink(strapi, ctx, renewed, 'invitation');
}

async function remove(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { documentId } = await memberOf(strapi, ctx);
  await strapi.documents(userUid).delete({ documentId });
  ctx.status = 204;
}

/** Administrators invite employees and change their accounts: who manages users of the admin manages employees, too. */
export const memberEndpoints: Endpoints = {
  'GET /staff': { action: list, config: requiredPermission('admin::users.read') },
  'POST /staff': { action: create, config: requiredPermission('admin::users.create') },
  'PUT /staff/:id': { action: change, config: requiredPermission('admin::users.update') },
  'DELETE /staff/:id': { action: remove, config: requiredPermission('admin::users.delete') },
  'POST /staff/:id/link': { action: makeLink, config: requiredPermission('admin::users.update') },
};

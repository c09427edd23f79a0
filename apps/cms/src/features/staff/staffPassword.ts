import type { ForgottenPassword, NewPassword } from '@group/content-client/contract/staffPassword';
import type { Core } from '@strapi/strapi';
import { sendsMail } from '../../mail/transport.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { beginAttempt, beginNetworkAttempt } from '../signIn/attempts.ts';
import { answerTooMany } from '../signIn/client.ts';
import { deviceToken } from '../signIn/devices.ts';
import { passwordProblem } from '../signIn/passwords.ts';
import { addressOf, holderOf, mailLink } from './passwordLinks.ts';
import { accountOf, openSession, staffActor } from './sessions.ts';
import { comparableName, findStaffByName, type StaffUser, textIn, userUid } from './users.ts';
import type { Context } from '../../strapi/context.ts';
import { answer, type Endpoints } from '../../strapi/endpoints.ts';

/** Mails a link to whom a name belongs, if it is an account that may sign in. */
async function mailTo(strapi: Core.Strapi, name: string, company: string, language: string): Promise<void> {
  const user = await findStaffByName(strapi, name);
  const own = user?.companies.find(({ key }) => key === company) ?? user?.companies[0];
  if (!user || !own || user.blocked || user.confirmed !== true) return;
  // Of the account, whatever of its two names was typed. Not with the limit that is answered: it would tell that both are one.
  const { waitSeconds } = await beginAttempt(strapi, 'mail', accountOf(user), {});
  if (waitSeconds > 0) return;
  const link = { kind: 'reset', user, company: own.key, language } as const;
  mailLink(strapi, link, addressOf(strapi, link));
}

/** Stores a password; the sessions that were opened with the former one end. */
async function store(strapi: Core.Strapi, { documentId }: StaffUser, password: string): Promise<void> {
  const data: Record<string, unknown> = { password, confirmed: true };
  await strapi.documents(userUid).update({ documentId, data });
}

/** Tells a website whether links can be mailed. */
function mails(_strapi: Core.Strapi, ctx: Context): void {
  answer(ctx, 200, { mails: sendsMail() });
}

/** Gives everybody the same answer, at once: it neither says nor shows by its time whether there is an account. */
async function forgotten(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const given: Partial<Record<keyof ForgottenPassword, unknown>> = Object(ctx.request.body);
  const [name, company, language] = [textIn(given.name).trim(), textIn(given.company), textIn(given.language)];
  const account = `staff name ${comparableName(name)}`;
  const { waitSeconds } = await beginAttempt(strapi, 'mail', account, { network: textIn(given.network) });
  if (waitSeconds > 0) return answerTooMany(ctx, waitSeconds);
  if (sendsMail()) {
    void mailTo(strapi, name, company, language).catch((error: unknown) => strapi.log.error(error));
  }
  answer(ctx, 200, { mails: sendsMail() });
}

async function tellHolder(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { token, company }: Partial<Record<keyof NewPassword, unknown>> = Object(ctx.request.body);
  const user = await holderOf(strapi, { token: textIn(token), company: textIn(company) });
  answer(ctx, user ? 200 : 401, user ? { user: { name: user.username } } : {});
}

async function renew(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const given: Partial<Record<keyof NewPassword, unknown>> = Object(ctx.request.body);
  const attempt = await beginNetworkAttempt(strapi, 'password', textIn(given.network));
  if (attempt.waitSeconds > 0) return answerTooMany(ctx, attempt.waitSeconds);
  const user = await holderOf(strapi, { token: textIn(given.token), company: textIn(given.company) });
  if (!user) return answer(ctx, 401);
  await attempt.succeed();
  const problem = await passwordProblem(given.password, [user.username, user.email]);
  if (problem) return answer(ctx, 400, { problem });
  const record = { actor: staffActor(user), subject: ctx.path };
  await appendAudit(strapi, { ...record, action: 'rights.change' });
  await store(strapi, user, textIn(given.password));
  const { token, expiresAt } = await openSession(strapi, { user: user.id });
  await appendAudit(strapi, { ...record, action: 'login' });
  const device = deviceToken(strapi, given.device, accountOf(user));
  answer(ctx, 200, { session: token, expiresAt, user: { name: user.username }, device });
}

export const staffPasswordEndpoints: Endpoints = {
  'GET /staff/password': mails,
  'POST /staff/password': renew,
  'POST /staff/password/forgotten': forgotten,
  'POST /staff/password/link': tellHolder,
};

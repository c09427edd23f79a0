import { signReceipt } from '@group/content-client/contract/receipt';
import type { StaffLogin } from '@group/content-client/contract/staffLogin';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { privateFilesOf } from '../../media/media.ts';
import { isRandomId } from '../../media/randomId.ts';
import { sendDownload } from '../../media/sendFile.ts';
import { contentApiToken } from '../../environment/secrets.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { documentsFolder } from './documents.ts';
import { answer, type Endpoints } from '../../strapi/endpoints.ts';
import { beginAttempt } from '../signIn/attempts.ts';
import { answerTooMany } from '../signIn/client.ts';
import { deviceToken } from '../signIn/devices.ts';
import { matchesPassword } from '../signIn/passwords.ts';
import { accountOf, closeSession, isAllowed, openSession, staffActor, staffOf } from './sessions.ts';
import { comparableName, findStaffByName, textIn } from './users.ts';
import type { Context } from '../../strapi/context.ts';

async function entriesOf(strapi: Core.Strapi, name: string, company: unknown, orderBy: Record<string, string>) {
  const where = { company: { key: company } };
  const entries: Record<string, unknown>[] = await strapi.db.query(uidOf(name)).findMany({ where, orderBy });
  return (fields: readonly string[]) =>
    entries.map((entry) => ({ id: entry.documentId, ...Object.fromEntries(fields.map((key) => [key, entry[key]])) }));
}

const tokenIn = ({ request }: Context): unknown => request.headers['x-staff-session'];

async function login(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { username, password, company, network, device }: Partial<Record<keyof StaffLogin, unknown>> = Object(
    ctx.request.body,
  );
  const user = await findStaffByName(strapi, textIn(username));
  const account = user ? accountOf(user) : `staff name ${comparableName(textIn(username))}`;
  const attempt = await beginAttempt(strapi, 'password', account, { network: textIn(network), device });
  if (attempt.waitSeconds > 0) return answerTooMany(ctx, attempt.waitSeconds);
  const matches = await matchesPassword(strapi, textIn(password), user?.password);
  if (!matches || !user || !isAllowed(user, company)) {
    if (matches && user) await attempt.forgive();
    // Not attempts beyond the limit: anybody could fill the log with them.
    await appendAudit(strapi, { action: 'login.refused', actor: 'unknown', subject: ctx.path });
    return answer(ctx, 401);
  }
  await attempt.succeed();
  await appendAudit(strapi, { action: 'login', actor: staffActor(user), subject: ctx.path });
  const { token, expiresAt } = await openSession(strapi, { user: user.id });
  const known = deviceToken(strapi, device, account);
  answer(ctx, 200, { session: token, expiresAt, user: { name: user.username }, device: known });
}

async function session(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const member = await staffOf(strapi, tokenIn(ctx), ctx.query.company);
  if (!member) return answer(ctx, 401);
  answer(ctx, 200, { user: { name: member.name }, companies: member.companies });
}

async function logout(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const token = tokenIn(ctx);
  await closeSession(strapi, token);
  ctx.set(signReceipt(contentApiToken(), 'logout', String(token)));
  ctx.status = 204;
}

async function internal(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { company } = ctx.query;
  if (!(await staffOf(strapi, tokenIn(ctx), company))) return answer(ctx, 401);
  const news = await entriesOf(strapi, 'internal-news', company, { date: 'desc' });
  const documents = await entriesOf(strapi, 'internal-document', company, { title: 'asc' });
  const contacts = await entriesOf(strapi, 'internal-contact', company, { name: 'asc' });
  answer(ctx, 200, {
    news: news(['title', 'date', 'body']),
    documents: documents(['title', 'description', 'fileName', 'bytes', 'mime']),
    contacts: contacts(['name', 'role', 'phone', 'email']),
  });
}

async function document(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  const { company } = ctx.query;
  if (!(await staffOf(strapi, tokenIn(ctx), company))) return answer(ctx, 401);
  const where = { documentId: ctx.params.id, company: { key: company } };
  const entry: { storedAs: string; fileName: string; mime: string } | null = await strapi.db
    .query(uidOf('internal-document'))
    .findOne({ where });
  const opened =
    entry && isRandomId(entry.storedAs) && (await privateFilesOf(strapi).open(documentsFolder, entry.storedAs));
  if (!opened) return answer(ctx, 404);
  ctx.status = 200;
  sendDownload(ctx, opened, { name: entry.fileName, type: entry.mime });
}

/** For employees on the websites. The response never says why an employee is rejected. */
export const staffEndpoints: Endpoints = {
  'POST /staff/login': login,
  'GET /staff/session': session,
  'POST /staff/logout': logout,
  'GET /staff/internal': internal,
  'GET /staff/documents/:id': document,
};

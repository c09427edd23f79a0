import { signReceipt } from '@group/content-client/contract/receipt';
import { fileLimits } from '@group/content-client/contract/submissions/files';
import type { Core } from '@strapi/strapi';
import { isRow } from '../../strapi/row.ts';
import { holding } from '../../organisations/roles.ts';
import { type SubmissionType, uidOf } from '../../content/content-types.ts';
import { errorCode } from '../../environment/errorCode.ts';
import { tenantOf } from '../../environment/tenants.ts';
import { sendDueMails } from '../../mail/dueMails.ts';
import { sendsMail } from '../../mail/transport.ts';
import { privateFilesOf } from '../../media/media.ts';
import { contentApiToken } from '../../environment/secrets.ts';
import { type Copy, copiesOf } from './copies.ts';
import { eraseFolder, storeFiles } from './applicationFiles.ts';
import { uploadedFiles } from '../../media/multipart.ts';
import { type Submission, submissionOf } from './submission.ts';
import { jobRowsOf, publishedIn } from './jobRows.ts';
import { folderOf, writeOnce } from './writeOnce.ts';
import type { Context, UploadedFile } from '../../strapi/context.ts';

/** The receipt comes from the website's own house and names the others: `null` is no mail, and none that was sent. */
const dueMails = (type: SubmissionType, company: string, isOwn: boolean) => ({
  receiptDue: isOwn ? sendsMail() : null,
  // The house is not told of subscriptions, and one that has left the group of nothing.
  notificationDue: sendsMail() && type !== 'alert' && tenantOf(company) !== undefined,
});

/** Whether there is an organisation. A website may have something for one that has left since it was sent. */
const isOrganisation = async (strapi: Core.Strapi, key: string): Promise<boolean> =>
  tenantOf(key) !== undefined || (await strapi.documents(uidOf('company')).findFirst({ filters: { key } })) !== null;

/** Whether a submission was stored and erased since: a repeated delivery must not bring it back. */
async function isErased(strapi: Core.Strapi, copies: readonly Copy[]): Promise<boolean> {
  const hashes = copies.flatMap(({ identity }) => identity.linkHash ?? []);
  const receipts = strapi.db.query(uidOf('erasure-receipt'));
  return hashes.length > 0 && (await receipts.count({ where: { linkHash: { $in: hashes } } })) > 0;
}

/** Confirms a submission that is stored, with its reference as it is stored; returns whether it is. */
async function confirm(ctx: Context, strapi: Core.Strapi, type: SubmissionType, submission: Submission) {
  const { key, houses, fields } = submission;
  const copies = copiesOf(submission);
  // All of them are stored in one transaction; some may be erased since.
  const found: { key: string; reference: string }[] = await strapi.db
    .query(uidOf(type))
    .findMany({ where: { key: { $in: copies.map(({ identity }) => identity.key) } }, select: ['key', 'reference'] });
  if (found.length === 0 && !(await isErased(strapi, copies))) return false;
  const other = found.find((entry) => {
    return copies.some(({ identity }) => identity.key === entry.key && identity.reference !== entry.reference);
  });
  const reference = other?.reference ?? fields.reference ?? '';
  ctx.set(signReceipt(contentApiToken(), type, key, reference, ...houses));
  return true;
}

/** The advertised job; for the holding, of any organisation. An application for a deleted one is still accepted. */
async function jobOf(strapi: Core.Strapi, { job: documentId, company }: Submission) {
  if (!documentId) return {};
  const where = { documentId, ...(company !== holding && { company: { key: company } }) };
  const rows = await jobRowsOf(strapi, where);
  // HR reads German. An advertisement that was taken off meanwhile has drafts only.
  const job = publishedIn(rows, 'de') ?? rows.find(({ publishedAt }) => publishedAt) ?? rows[0];
  return job ? { job: documentId, jobTitle: job.title } : {};
}

async function entriesOf(strapi: Core.Strapi, type: SubmissionType, submission: Submission) {
  const { fields } = submission;
  const entries: Record<string, unknown>[] = [];
  for (const { company: key, identity } of copiesOf(submission)) {
    const isOwn = key === submission.company;
    const found = await strapi.documents(uidOf('company')).findFirst({ filters: { key } });
    const data = { ...fields, ...identity, company: found?.documentId, ...dueMails(type, key, isOwn) };
    // The advertisement would tell the other houses who else was asked.
    const job = type === 'application' && isOwn ? await jobOf(strapi, submission) : {};
    entries.push({ ...data, ...job, ...(type === 'application' && { stageChangedAt: fields.acceptedAt }) });
  }
  return entries;
}

async function store(
  strapi: Core.Strapi,
  type: SubmissionType,
  submission: Submission,
  uploaded: readonly UploadedFile[],
) {
  const { key } = submission;
  const entries = await entriesOf(strapi, type, submission);
  if (type !== 'application') {
    await writeOnce(strapi, type, key, entries);
    return;
  }
  const stored = await storeFiles(privateFilesOf(strapi), uploaded);
  try {
    // The entries are written last: files without an entry are removed at the next start.
    await writeOnce(
      strapi,
      type,
      key,
      entries.map((entry) => ({ ...entry, ...stored })),
    );
  } catch (error) {
    // After an error the entries may still exist: the database may have committed and only its response was lost.
    const isStored = (await folderOf(strapi, key, String(entries[0]?.key))) === stored.folder;
    if (!isStored) await eraseFolder(privateFilesOf(strapi), stored.folder);
    throw error;
  }
}

/** Answers 201 when stored, 200 when stored before, both with a receipt; 400 when malformed, 503 on failure. */
export const receive =
  (type: SubmissionType) =>
  async (strapi: Core.Strapi, ctx: Context): Promise<void> => {
    const { headers, body } = ctx.request;
    const submission = submissionOf(type, isRow(body) ? body.data : undefined, headers['idempotency-key']);
    const uploaded = uploadedFiles(ctx);
    ctx.body = {};
    const isRejected = !submission || uploaded.length > fileLimits[type].maxFiles;
    if (isRejected || !(await isOrganisation(strapi, submission.company))) {
      ctx.status = 400;
      return;
    }
    try {
      const isRepeated = await confirm(ctx, strapi, type, submission);
      if (!isRepeated) {
        await store(strapi, type, submission, uploaded);
        await confirm(ctx, strapi, type, submission);
        // The response does not wait for mails.
        void sendDueMails(strapi);
      }
      ctx.status = isRepeated ? 200 : 201;
    } catch (error) {
      if (await confirm(ctx, strapi, type, submission).catch(() => false)) {
        ctx.status = 200;
        return;
      }
      strapi.log.error(`${type} could not be stored: ${errorCode(error)}`);
      ctx.status = 503;
    }
  };

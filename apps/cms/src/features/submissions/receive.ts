import { signReceipt } from '@group/content-client/contract/receipt';
import { hashOfPrivateToken } from '@group/content-client/contract/submissions/privateLink';
import { fileLimits } from '@group/content-client/contract/submissions/files';
import type { Core } from '@strapi/strapi';
import { holding } from '../../organisations/roles.ts';
import { type SubmissionType, uidOf } from '../../content/content-types.ts';
import { errorCode } from '../../environment/errorCode.ts';
import { sendDueMails } from '../../mail/dueMails.ts';
import { sendsMail } from '../../mail/transport.ts';
import { privateFilesOf } from '../../media/media.ts';
import { contentApiToken } from '../../environment/secrets.ts';
import { type UploadedFile, eraseFolder, storeFiles } from './applicationFiles.ts';
import { inSentOrder } from '../../media/partOrder.ts';
import { type Submission, submissionOf } from './submission.ts';
import { folderOf, writeOnce } from './writeOnce.ts';

/** The part of Koa's context that the controller uses; the body is already parsed and its files are on disk. */
interface Context {
  request: {
    headers: Record<string, string | string[] | undefined>;
    body?: { data?: unknown };
    files?: { files?: UploadedFile | UploadedFile[] };
  };
  status: number;
  body: unknown;
  set: (headers: Record<string, string>) => void;
}

const dueMails = (type: SubmissionType) => ({
  receiptDue: sendsMail(),
  // The house is not told of subscriptions.
  notificationDue: sendsMail() && type !== 'alert',
});

/** Confirms a submission that is stored, with its reference as it is stored; returns whether there is one. */
async function confirm(ctx: Context, strapi: Core.Strapi, type: SubmissionType, key: string): Promise<boolean> {
  const entry: { reference: string } | null = await strapi.db
    .query(uidOf(type))
    .findOne({ where: { key }, select: ['reference'] });
  if (!entry) return false;
  ctx.set(signReceipt(contentApiToken(), type, key, entry.reference));
  return true;
}

/**
 * The advertised job, if it exists at this organisation; the holding accepts applications for the jobs of all. An
 * application for a deleted job is still accepted.
 */
async function jobOf(strapi: Core.Strapi, { job: documentId, company }: Submission) {
  if (!documentId) return {};
  const where = { documentId, ...(company !== holding && { company: { key: company } }) };
  const job: { title: string } | null = await strapi.db.query(uidOf('job')).findOne({ where });
  return job ? { job: documentId, jobTitle: job.title } : {};
}

async function store(
  strapi: Core.Strapi,
  type: SubmissionType,
  submission: Submission,
  uploaded: readonly UploadedFile[],
) {
  const { key, company: tenant, fields, privateToken } = submission;
  const found = await strapi.documents(uidOf('company')).findFirst({ filters: { key: tenant } });
  const data: Record<string, unknown> = { ...fields, company: found?.documentId, ...dueMails(type) };
  if (privateToken) Object.assign(data, { privateToken, linkHash: hashOfPrivateToken(privateToken) });
  if (type !== 'application') {
    await writeOnce(strapi, type, key, data);
    return;
  }
  Object.assign(data, await jobOf(strapi, submission), { stageChangedAt: fields.acceptedAt });
  const stored = await storeFiles(privateFilesOf(strapi), uploaded);
  try {
    // The entry is written last: files without an entry are removed at the next start.
    await writeOnce(strapi, type, key, { ...data, ...stored });
  } catch (error) {
    // After an error the entry may still exist: the database may have committed and only its response was lost.
    if ((await folderOf(strapi, key)) !== stored.folder) await eraseFolder(privateFilesOf(strapi), stored.folder);
    throw error;
  }
}

/**
 * Accepts submissions of visitors: 201 when stored and 200 when stored before, both with a receipt; 400 when malformed, 503
 * on failure.
 */
export const receive =
  (type: SubmissionType) =>
  ({ strapi }: { strapi: Core.Strapi }) => ({
    async create(ctx: Context): Promise<void> {
      const { headers, body, files } = ctx.request;
      const submission = submissionOf(type, body?.data, headers['idempotency-key']);
      const uploaded = inSentOrder([files?.files ?? []].flat());
      ctx.body = {};
      if (!submission || uploaded.length > fileLimits[type].maxFiles) {
        ctx.status = 400;
        return;
      }
      const { key } = submission;
      try {
        const isRepeated = await confirm(ctx, strapi, type, key);
        if (!isRepeated) {
          await store(strapi, type, submission, uploaded);
          await confirm(ctx, strapi, type, key);
          // The response does not wait for mails.
          void sendDueMails(strapi);
        }
        ctx.status = isRepeated ? 200 : 201;
      } catch (error) {
        if (await confirm(ctx, strapi, type, key).catch(() => false)) {
          ctx.status = 200;
          return;
        }
        strapi.log.error(`${type} could not be stored: ${errorCode(error)}`);
        ctx.status = 503;
      }
    },
  });

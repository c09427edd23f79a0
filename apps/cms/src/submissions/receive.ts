import { fileLimits } from '@group/content-client/contract/submissions/files';
import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../content/content-types.ts';
import { sendDueMails } from '../mail/dueMails.ts';
import { sendsMail } from '../mail/transport.ts';
import { privateFilesOf } from '../media/media.ts';
import { type Arrived, eraseFolder, keepFiles } from './applicationFiles.ts';
import { inOrder } from './partOrder.ts';
import { type Submission, submissionOf } from './submission.ts';
import { folderOf, writeOnce } from './writeOnce.ts';

/** What the controller touches of Koa's context; the body is parsed already, its files lie on the disk. */
interface Context {
  request: {
    headers: Record<string, string | string[] | undefined>;
    body?: { data?: unknown };
    files?: { files?: Arrived | Arrived[] };
  };
  status: number;
  body: unknown;
}

const mailsDue = () => ({ receiptDue: sendsMail(), notificationDue: sendsMail() });

/** The holding takes applications for the jobs of all. */
const holding = 'digallo';

async function isKept(strapi: Core.Strapi, type: SubmissionType, key: string): Promise<boolean> {
  return (await strapi.db.query(uidOf(type)).count({ where: { key } })) > 0;
}

/** The advertisement, if there is one of this organisation. One that is gone must not cost somebody the application. */
async function jobOf(strapi: Core.Strapi, { job: documentId, company }: Submission) {
  if (!documentId) return {};
  const where = { documentId, ...(company !== holding && { company: { key: company } }) };
  const job: { title: string } | null = await strapi.db.query(uidOf('job')).findOne({ where });
  return job ? { job: documentId, jobTitle: job.title } : {};
}

async function keep(strapi: Core.Strapi, type: SubmissionType, submission: Submission, arrived: readonly Arrived[]) {
  const { key, company: tenant, fields } = submission;
  const found = await strapi.documents(uidOf('company')).findFirst({ filters: { key: tenant } });
  const data: Record<string, unknown> = { ...fields, company: found?.documentId, ...mailsDue() };
  if (type === 'message') {
    await writeOnce(strapi, type, key, data);
    return;
  }
  Object.assign(data, await jobOf(strapi, submission), { stageChangedAt: fields.acceptedAt });
  const kept = await keepFiles(privateFilesOf(strapi), arrived);
  try {
    // The entry comes last: files without one are removed at the next start.
    await writeOnce(strapi, type, key, { ...data, ...kept });
  } catch (error) {
    // An error says nothing about the entry: the answer to the commit may have been lost on its way.
    if ((await folderOf(strapi, key)) !== kept.folder) await eraseFolder(privateFilesOf(strapi), kept.folder);
    throw error;
  }
}

/** Takes what visitors send: 201 when it is kept, 200 when it was before, 400 for another shape, 503 when it failed. */
export const receive =
  (type: SubmissionType) =>
  ({ strapi }: { strapi: Core.Strapi }) => ({
    async create(ctx: Context): Promise<void> {
      const { headers, body, files } = ctx.request;
      const submission = submissionOf(type, body?.data, headers['idempotency-key']);
      const arrived = inOrder([files?.files ?? []].flat());
      ctx.body = {};
      if (!submission || arrived.length > fileLimits[type].maxFiles) {
        ctx.status = 400;
        return;
      }
      const { key } = submission;
      try {
        if (await isKept(strapi, type, key)) {
          ctx.status = 200;
          return;
        }
        await keep(strapi, type, submission, arrived);
        ctx.status = 201;
        // The sender does not wait for mails.
        void sendDueMails(strapi);
      } catch (error) {
        if (await isKept(strapi, type, key).catch(() => false)) {
          ctx.status = 200;
          return;
        }
        // Messages of the database repeat what was to be written: only the kind of error may be logged.
        const kind = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        strapi.log.error(`${type} could not be kept: ${kind}`);
        ctx.status = 503;
      }
    },
  });

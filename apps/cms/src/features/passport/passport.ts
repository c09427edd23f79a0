import {
  type ContactCorrection,
  type Disowned,
  maxFilesInAll,
  type PassportAnswer,
} from '@group/content-client/contract/passport';
import { mailAddressPattern, submissionFields } from '@group/content-client/contract/submissions/fields';
import { hashOfPrivateToken, type PrivateLink } from '@group/content-client/contract/submissions/privateLink';
import type { ApplicationStage } from '@group/content-client/contract/submissions/stages';
import type { Core } from '@strapi/strapi';
import { swissDateAndTime } from '../../content/swissTime.ts';
import { uidOf } from '../../content/content-types.ts';
import { errorCode } from '../../environment/errorCode.ts';
import { type Advertisement, notifiedAddress } from '../../mail/dueMails.ts';
import { changeOf } from '../../mail/messages.ts';
import { openTransport, sendsMail } from '../../mail/transport.ts';
import { privateFilesOf } from '../../media/media.ts';
import { inSentOrder } from '../../media/partOrder.ts';
import { controller } from '../../strapi/controller.ts';
import { isRow, type Row } from '../../strapi/row.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { addFiles, type PrivateFile, type UploadedFile } from '../submissions/applicationFiles.ts';
import { erasingAs, receiptOfLink } from '../submissions/erasureReceipts.ts';
import { linkedEntry, linkIn } from '../submissions/linkedEntry.ts';
import { erasedBy } from '../submissions/retention.ts';
import { rowIn } from '../submissions/submission.ts';
import { answersOf } from '../submissions/worklist/listed.ts';

interface Context {
  request: { body?: unknown; files?: { files?: UploadedFile | UploadedFile[] } };
  set: (headers: Record<string, string>) => void;
  status: number;
  body: unknown;
}

interface Entry {
  documentId: string;
  reference: string;
  jobTitle: string | null;
  acceptedAt: string;
  stage: ApplicationStage;
  stageChangedAt: string | null;
  toldStage: ApplicationStage | null;
  toldAt: string | null;
  applicantChanges: string | null;
  folder: string;
  files: PrivateFile[];
  company: { key: string } | null;
  job: Advertisement | null;
}

const uid = uidOf('application');

/** A JSON body, or the part `data` of a form with files. */
function bodyOf({ body }: Context['request']): Row {
  if (!isRow(body)) return {};
  return body.data === undefined ? body : (rowIn(body.data) ?? {});
}

const linkOf = ({ request }: Context): PrivateLink | undefined => linkIn(bodyOf(request));

const entryOf = (strapi: Core.Strapi, link: PrivateLink): Promise<Entry | null> =>
  linkedEntry(strapi, 'application', link, { company: true, job: { populate: ['contactPerson'] } });

async function passportOf(strapi: Core.Strapi, entry: Entry): Promise<PassportAnswer> {
  const { reference, jobTitle, acceptedAt, stageChangedAt, toldStage, toldAt, company } = entry;
  const stage = toldStage ?? 'new';
  const [due] = await answersOf(strapi, [{ stage, acceptedAt, company }], new Date());
  const passport = {
    reference,
    jobTitle: jobTitle ?? '',
    acceptedAt,
    stage,
    toldAt,
    answerBy: stage === 'new' ? (due?.answerBy ?? null) : null,
    // What HR has not told does not show here either.
    erasedBy: erasedBy({ stage: entry.stage === stage ? stage : 'new', since: stageChangedAt ?? acceptedAt }),
    files: entry.files.map(({ type, bytes }) => ({ type, bytes })),
  };
  return { passport };
}

/** What a link leads to now. An unknown link and one of another house have the same answer. */
async function answer(strapi: Core.Strapi, ctx: Context, link: PrivateLink | undefined): Promise<void> {
  const entry = link && (await entryOf(strapi, link));
  const erasure = link && !entry ? await receiptOfLink(strapi, hashOfPrivateToken(link.token), link.company) : null;
  ctx.set({ 'cache-control': 'no-store' });
  ctx.status = entry || erasure ? 200 : 404;
  ctx.body = entry ? await passportOf(strapi, entry) : erasure ? { erasure } : {};
}

/**
 * Lets the holder of a link change their application, and answers with what it is then.
 * @param change returns false for a request that is not valid, and the answer where the link leads nowhere any more
 */
async function changing(
  strapi: Core.Strapi,
  ctx: Context,
  action: string,
  change: (entry: Entry) => Promise<boolean | Disowned>,
): Promise<void> {
  const link = linkOf(ctx);
  const entry = link && (await entryOf(strapi, link));
  if (!entry) return answer(strapi, ctx, link);
  const changed = await change(entry);
  if (changed) await appendAudit(strapi, { action, actor: 'applicant', subject: `application ${entry.documentId}` });
  if (changed === true) return answer(strapi, ctx, link);
  ctx.status = changed ? 200 : 400;
  ctx.body = changed || {};
}

/** Changes an entry, notes for HR what was changed, and has it mailed. */
async function store(
  strapi: Core.Strapi,
  { documentId }: Entry,
  what: string,
  change: (stored: Entry) => Record<string, unknown>,
): Promise<void> {
  const where = { documentId };
  await strapi.db.transaction(async () => {
    // Locks the row, so that of two concurrent requests the second sees what the first has stored.
    await strapi.db.queryBuilder(uid).select(['id']).where(where).forUpdate().execute();
    const stored: Entry | null = await strapi.db.query(uid).findOne({ where, populate: ['company'] });
    if (!stored) throw new Error('the application was erased meanwhile');
    const line = `${swissDateAndTime(new Date().toISOString())}: ${what}`;
    const applicantChanges = [stored.applicantChanges, line].filter(Boolean).join('\n');
    const data: Record<string, unknown> = { ...change(stored), applicantChanges };
    await strapi.documents(uid).update({ documentId, data });
  });
}

/** Mails those who were notified of an application what happened to it. The answer to the applicant does not wait for it. */
function tellHouse(strapi: Core.Strapi, entry: Entry, what: string): void {
  const send = async (): Promise<void> => {
    const to = sendsMail() ? await notifiedAddress(strapi, entry) : undefined;
    if (to) await openTransport().sendMail({ ...changeOf(entry.reference, what), to });
  };
  send().catch((error: unknown) => strapi.log.warn(`a mail about a change was not sent: ${errorCode(error)}`));
}

const open = (strapi: Core.Strapi, ctx: Context): Promise<void> => answer(strapi, ctx, linkOf(ctx));

function correctionIn(body: Row): Partial<ContactCorrection> | undefined {
  const { email, tel } = body;
  if (typeof email !== 'string' || typeof tel !== 'string' || !(email || tel)) return undefined;
  if (email && !mailAddressPattern.test(email)) return undefined;
  if (tel.length > submissionFields.application.tel.maxStoredLength) return undefined;
  return { ...(email && { email }), ...(tel && { tel }) };
}

const correct = (strapi: Core.Strapi, ctx: Context): Promise<void> =>
  changing(strapi, ctx, 'application.change', async (entry) => {
    const correction = correctionIn(bodyOf(ctx.request));
    if (!correction) return false;
    const what = [correction.email && 'E-Mail', correction.tel && 'Telefon'].filter(Boolean).join(' und ');
    await store(strapi, entry, `${what} berichtigt`, () => ({ ...correction }));
    tellHouse(strapi, entry, 'Kontaktangaben wurden berichtigt');
    return true;
  });

/** The mail reached another person: the application loses its address and the link, which that person has. */
const disown = (strapi: Core.Strapi, ctx: Context): Promise<void> =>
  changing(strapi, ctx, 'application.disown', async (entry) => {
    const what = 'Die E-Mail-Adresse gehört einer anderen Person. Adresse und Link wurden entfernt.';
    await store(strapi, entry, what, () => ({ email: '', privateToken: null, linkHash: null }));
    tellHouse(strapi, entry, 'Die E-Mail-Adresse gehört einer anderen Person');
    return { disowned: true };
  });

const withdraw = (strapi: Core.Strapi, ctx: Context): Promise<void> =>
  changing(strapi, ctx, 'application.withdraw', async (entry) => {
    const { documentId, toldStage } = entry;
    if (toldStage === 'hired') return false;
    await erasingAs('withdrawn', () => strapi.documents(uid).delete({ documentId }));
    tellHouse(strapi, entry, 'Sie wurde zurückgezogen und ist gelöscht');
    return true;
  });

const extend = (strapi: Core.Strapi, ctx: Context): Promise<void> =>
  changing(strapi, ctx, 'application.change', async (entry) => {
    const { flagged } = bodyOf(ctx.request);
    const uploaded = inSentOrder([ctx.request.files?.files ?? []].flat());
    if (uploaded.length === 0 || entry.files.length + uploaded.length > maxFilesInAll) return false;
    const what = uploaded.length === 1 ? 'Eine Datei ergänzt' : `${uploaded.length} Dateien ergänzt`;
    await addFiles(privateFilesOf(strapi), entry.folder, uploaded, (files) =>
      store(strapi, entry, what, (stored) => ({
        files: [...stored.files, ...files],
        ...(flagged === 'unscanned' && { flagged }),
      })),
    );
    tellHouse(strapi, entry, 'Es kamen Dateien dazu');
    return true;
  });

/** The websites' endpoints for applicants who have the link to their application. Tokens are in bodies, never in addresses. */
export const passport = controller<Context>({ open, correct, disown, withdraw, extend });

import {
  type AtHouse,
  type ContactCorrection,
  type Disowned,
  maxFilesInAll,
  type Passport,
  type PassportAnswer,
} from '@group/content-client/contract/passport';
import { mailAddressPattern, submissionFields } from '@group/content-client/contract/submissions/fields';
import { hashOfPrivateToken, type PrivateLink } from '@group/content-client/contract/submissions/privateLink';
import type { ApplicationStage } from '@group/content-client/contract/submissions/stages';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { swissDateAndTime } from '../../content/swissDate.ts';
import { uidOf } from '../../content/content-types.ts';
import { errorCode } from '../../environment/errorCode.ts';
import { type Advertisement, notifiedAddress } from '../../mail/dueMails.ts';
import { mailLater } from '../../mail/mailLater.ts';
import { changeOf } from '../../mail/messages.ts';
import { sendsMail } from '../../mail/transport.ts';
import { multipartName, uploadedFiles } from '../../media/multipart.ts';
import { answer, type Endpoints } from '../../strapi/endpoints.ts';
import { isRow, type Row } from '../../strapi/row.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { addFiles, type PrivateFile } from '../submissions/applicationFiles.ts';
import { erasingAs, forgetReceiptsOfLink, receiptsOfLink } from '../submissions/erasureReceipts.ts';
import { linkedApplications, linkIn } from '../../content/linkedEntry.ts';
import { jobRowsOf, publishedIn } from '../submissions/jobRows.ts';
import { erasedBy } from '../submissions/retention.ts';
import { rowIn } from '../submissions/submission.ts';
import { deadlinesOf } from '../submissions/worklist/listed.ts';
import type { Context } from '../../strapi/context.ts';
import { lockRows } from '../../strapi/lockRows.ts';

interface Entry {
  documentId: string;
  reference: string;
  jobTitle: string | null;
  language: string | null;
  acceptedAt: string;
  stage: ApplicationStage;
  stageChangedAt: string | null;
  toldStage: ApplicationStage | null;
  toldAt: string | null;
  applicantChanges: string | null;
  linkHash: string;
  folder: string;
  files: PrivateFile[];
  company: { key: string; name: string } | null;
  job: (Advertisement & { documentId: string }) | null;
}

const uid = uidOf('application');

/** A JSON body, or the part `data` of a form with files. */
function bodyOf({ body }: Context['request']): Row {
  if (!isRow(body)) return {};
  return body.data === undefined ? body : (rowIn(body.data) ?? {});
}

const linkOf = ({ request }: Context): PrivateLink | undefined => linkIn(bodyOf(request));

/** The applications that stand, of those to which a link leads. */
const standingOf = (strapi: Core.Strapi, link: PrivateLink): Promise<Entry[]> =>
  linkedApplications(strapi, link, { company: true, job: { populate: ['contactPerson'] } });

/** The title of the job as the site shows it in the applicant's language; the stored one where it is not there any more. */
async function shownJobTitle(strapi: Core.Strapi, { job, jobTitle, language }: Entry): Promise<string> {
  const rows = job ? await jobRowsOf(strapi, { documentId: job.documentId }) : [];
  return publishedIn(rows, language)?.title ?? jobTitle ?? '';
}

async function passportOf(strapi: Core.Strapi, entry: Entry): Promise<Passport> {
  const { reference, acceptedAt, stageChangedAt, toldStage, toldAt, company } = entry;
  const stage = toldStage ?? 'new';
  const [due] = await deadlinesOf(strapi, [{ stage, acceptedAt, company }], new Date());
  return {
    reference,
    jobTitle: await shownJobTitle(strapi, entry),
    acceptedAt,
    stage,
    toldAt,
    answerBy: stage === 'new' ? (due?.answerBy ?? null) : null,
    // What HR has not told does not show here either.
    erasedBy: erasedBy({ stage: entry.stage === stage ? stage : 'new', since: stageChangedAt ?? acceptedAt }),
    files: entry.files.map(({ type, bytes }) => ({ type, bytes })),
  };
}

/** What became of each application to which a link leads: those that stand, that of the website first, then the erased. */
async function byHouse(strapi: Core.Strapi, link: PrivateLink) {
  const entries = await standingOf(strapi, link);
  const passports = entries.map(async (entry) => {
    const { company, linkHash } = entry;
    return { key: company?.key ?? '', linkHash, state: { passport: await passportOf(strapi, entry) } };
  });
  const erasures = (await receiptsOfLink(strapi, link)).map(({ tenant, linkHash, reason, files, erasedAt }) => {
    return { key: tenant, linkHash, state: { erasure: { reason, files, erasedAt } } };
  });
  return [...(await Promise.all(passports)), ...erasures];
}

/** What a link leads to now; nothing for an unknown link and for one of another house. */
async function answerOf(strapi: Core.Strapi, link: PrivateLink): Promise<PassportAnswer | undefined> {
  const states = await byHouse(strapi, link);
  const own = states.find(({ linkHash }) => linkHash === hashOfPrivateToken(link.token));
  if (own || states.length === 0) return own?.state;
  const found: { key: string; name: string }[] = await strapi.db.query(uidOf('company')).findMany();
  const names = new Map(found.map(({ key, name }) => [key, name]));
  const houses: AtHouse[] = states.map(({ key, state }) => ({ house: { key, name: names.get(key) ?? '' }, ...state }));
  return { houses };
}

async function answerLink(strapi: Core.Strapi, ctx: Context, link: PrivateLink | undefined): Promise<void> {
  const found = link && (await answerOf(strapi, link));
  answer(ctx, found ? 200 : 404, found);
}

/**
 * Lets the holder of a link change their applications, and answers with what they are then.
 * @param change returns those that it has changed; none if the request is not valid
 * @param proof the answer where the link leads nowhere any more
 */
async function changing(
  strapi: Core.Strapi,
  ctx: Context,
  action: string,
  change: (entries: readonly Entry[], link: PrivateLink) => Promise<readonly Entry[]>,
  proof?: Disowned,
): Promise<void> {
  const link = linkOf(ctx);
  const entries = link ? await standingOf(strapi, link) : [];
  if (!link || entries.length === 0) return answerLink(strapi, ctx, link);
  const changed = await change(entries, link);
  for (const { documentId } of changed)
    await appendAudit(strapi, { action, actor: 'applicant', subject: `application ${documentId}` });
  if (changed.length > 0 && !proof) return answerLink(strapi, ctx, link);
  answer(ctx, changed.length > 0 ? 200 : 400, changed.length > 0 ? proof : {});
}

/** Changes entries, all or none, and notes for HR what was changed. */
async function store(
  strapi: Core.Strapi,
  entries: readonly Entry[],
  what: string,
  change: (stored: Entry) => Record<string, unknown>,
): Promise<void> {
  const line = `${swissDateAndTime(new Date().toISOString())}: ${what}`;
  await strapi.db.transaction(async () => {
    for (const { documentId } of entries) {
      const where = { documentId };
      await lockRows(strapi, uid, where);
      const stored: Entry | null = await strapi.db.query(uid).findOne({ where, populate: ['company'] });
      if (!stored) throw new Error('the application was erased meanwhile');
      const applicantChanges = [stored.applicantChanges, line].filter(Boolean).join('\n');
      const data: Record<string, unknown> = { ...change(stored), applicantChanges };
      await strapi.documents(uid).update({ documentId, data });
    }
  });
}

/** Mails those who were notified of an application what happened to it. The answer to the applicant does not wait for it. */
function tellHouses(strapi: Core.Strapi, entries: readonly Entry[], what: string): void {
  const tell = async (entry: Entry): Promise<void> => {
    const to = sendsMail() ? await notifiedAddress(strapi, entry) : undefined;
    if (to) mailLater(strapi, { ...changeOf(entry.company?.name ?? '', entry.reference, what), to });
  };
  for (const entry of entries)
    tell(entry).catch((error: unknown) => strapi.log.warn(`a mail about a change was not sent: ${errorCode(error)}`));
}

const open = (strapi: Core.Strapi, ctx: Context): Promise<void> => answerLink(strapi, ctx, linkOf(ctx));

function correctionIn(body: Row): Partial<ContactCorrection> | undefined {
  const { email, tel } = body;
  if (typeof email !== 'string' || typeof tel !== 'string' || !(email || tel)) return undefined;
  if (email && !mailAddressPattern.test(email)) return undefined;
  if (tel.length > submissionFields.application.tel.maxStoredLength) return undefined;
  return { ...(email && { email }), ...(tel && { tel }) };
}

const correct = (strapi: Core.Strapi, ctx: Context): Promise<void> =>
  changing(strapi, ctx, 'application.change', async (entries) => {
    const correction = correctionIn(bodyOf(ctx.request));
    if (!correction) return [];
    const what = [correction.email && 'E-Mail', correction.tel && 'Telefon'].filter(Boolean).join(' und ');
    await store(strapi, entries, `${what} berichtigt`, () => ({ ...correction }));
    tellHouses(strapi, entries, 'Kontaktangaben wurden berichtigt');
    return entries;
  });

/** The mail reached another person: the applications lose their address and the link, which that person has. */
async function disown(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const removeAddress = async (entries: readonly Entry[], link: PrivateLink): Promise<readonly Entry[]> => {
    const what = 'Die E-Mail-Adresse gehört einer anderen Person. Adresse und Link wurden entfernt.';
    await store(strapi, entries, what, () => ({ email: '', privateToken: null, linkHash: null }));
    await forgetReceiptsOfLink(strapi, link);
    tellHouses(strapi, entries, 'Die E-Mail-Adresse gehört einer anderen Person');
    return entries;
  };
  await changing(strapi, ctx, 'application.disown', removeAddress, { disowned: true });
}

const withdraw = (strapi: Core.Strapi, ctx: Context): Promise<void> =>
  changing(strapi, ctx, 'application.withdraw', async (entries) => {
    const { house } = bodyOf(ctx.request);
    const chosen = entries.filter(({ toldStage, company }) => {
      return toldStage !== 'hired' && (house === undefined || house === company?.key);
    });
    const erased: Entry[] = [];
    await erasingAs('withdrawn', async () => {
      for (const entry of chosen) {
        const { entries: deleted } = await strapi.documents(uid).delete({ documentId: entry.documentId });
        // None where the same form, sent twice, has erased it meanwhile.
        if (deleted.length > 0) erased.push(entry);
      }
    });
    tellHouses(strapi, erased, 'Sie wurde zurückgezogen und ist gelöscht');
    return chosen;
  });

const extend = (strapi: Core.Strapi, ctx: Context): Promise<void> =>
  changing(strapi, ctx, 'application.change', async (entries) => {
    const { flagged } = bodyOf(ctx.request);
    const uploaded = uploadedFiles(ctx);
    const [first] = entries;
    if (!first || uploaded.length === 0) return [];
    const what = uploaded.length === 1 ? 'Eine Datei ergänzt' : `${uploaded.length} Dateien ergänzt`;
    // All of them have the same folder.
    await addFiles(strapi, first, uploaded, (files) =>
      store(strapi, entries, what, (stored) => {
        // Counted where the row is locked, as others may arrive at the same time.
        if (stored.files.length + files.length > maxFilesInAll) throw new errors.ValidationError('Zu viele Dateien.');
        return { files: [...stored.files, ...files], ...(flagged === 'unscanned' && { flagged }) };
      }),
    );
    tellHouses(strapi, entries, 'Es kamen Dateien dazu');
    return entries;
  });

/** For applicants who have the link to their application. Tokens are in bodies, never in addresses. */
export const passportEndpoints: Endpoints = {
  'POST /passport/open': open,
  'POST /passport/correct': correct,
  'POST /passport/disown': disown,
  'POST /passport/withdraw': withdraw,
  'POST /passport/extend': { action: extend, config: { middlewares: [multipartName] } },
};

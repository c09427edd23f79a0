import { applicationPage } from '@group/content-client/contract/paths';
import { mailAddressPattern } from '@group/content-client/contract/submissions/fields';
import { type ApplicationStage, applicationStages } from '@group/content-client/contract/submissions/stages';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { audited } from '../../audit/audited.ts';
import { type Action, answer, bodyIn, type Endpoints } from '../../../strapi/endpoints.ts';
import { currentUser } from '../../../strapi/currentUser.ts';
import { permissionChecker } from '../../../strapi/permissionChecker.ts';
import { errorCode } from '../../../environment/errorCode.ts';
import { replyAddressOf } from '../../../mail/dueMails.ts';
import { type PlaceholderValues, unknownPlaceholders } from '../../../mail/placeholders.ts';
import { decisionStages, withPage } from '../../../mail/messages.ts';
import { mailLanguage } from '../../../mail/mailLanguage.ts';
import { mayHaveArrived, openTransport, sendsMail } from '../../../mail/transport.ts';
import { siteAddress } from '../../../mail/siteAddress.ts';
import { languageName } from '../answers.ts';
import { ownTokenOf } from '../copies.ts';
import {
  type Application,
  applicationModel,
  changeableApplication,
  maxListed,
  readableApplications,
} from './applications.ts';
import { colleaguesOf, dueCounts, listed, type Worklist } from './listed.ts';
import { replaceTemplate, type TemplatePlace, templatesOf } from './mailTemplates.ts';
import { saveNote } from './notes.ts';
import { applicationsTable } from './table.ts';
import { withAdvisoryLock } from '../../../strapi/advisoryLock.ts';
import type { Context } from '../../../strapi/context.ts';

const selection = z.object({ ids: z.array(z.string()).min(1).max(maxListed) });

const anyStage = z.enum(applicationStages);

/** `seen`: the stages that the user had before them, by the ids of the applications. */
const stageChange = z.object({ stage: anyStage, seen: z.record(z.string(), anyStage) });

const toldStage = z.object({ stage: anyStage });

/** Lengths are in UTF-16 code units. */
const mail = z.object({
  subject: z.string().max(200),
  text: z
    .string()
    .max(10_000)
    .refine((text) => text.trim() !== ''),
});

const decisionStage = z.enum(decisionStages);

/** What the user had before them: `seen`, the stage; `toldAt`, since when the applicant sees one, an ISO instant. */
const decision = mail.extend({ stage: decisionStage, seen: anyStage, toldAt: z.string().nullish() });

const template = mail.refine((written) => written.subject.trim() !== '' && unknownPlaceholders(written).length === 0);

const placeOf = ({ company, language }: Application): TemplatePlace => ({
  tenant: company?.key ?? '',
  language: mailLanguage(language),
});

/** @param tells whether the applicant sees the stage on their page from now on */
async function setStageOf(
  strapi: Core.Strapi,
  documentId: string,
  stage: ApplicationStage,
  tells = false,
): Promise<void> {
  const told = tells && { toldStage: stage, toldAt: new Date().toISOString() };
  const data: Record<string, unknown> = { stage, ...told, updatedBy: currentUser(strapi)?.id };
  await strapi.documents(applicationModel).update({ documentId, data });
}

/** The template that a request names. Throws 400 or as {@link changeableApplication} if there is none. */
async function templatePlace(strapi: Core.Strapi, ctx: Context): Promise<Parameters<typeof replaceTemplate>[1]> {
  const entry = await changeableApplication(strapi, ctx);
  const { data: stage } = decisionStage.safeParse(ctx.params.stage);
  if (!stage || !entry.company) throw new errors.ValidationError('Diese Vorlage gibt es nicht.');
  return { ...placeOf(entry), stage };
}

async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entries = await readableApplications(strapi, ctx);
  const results = await listed(strapi, entries, new Date());
  const colleagues = await colleaguesOf(strapi, entries);
  ctx.body = { results, colleagues, sendsMail: sendsMail() } satisfies Worklist;
}

async function due(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entries = await readableApplications(strapi, ctx, { stage: 'new' });
  ctx.body = await dueCounts(strapi, entries, new Date());
}

/** Sets the stage of several: of all, or of none if the user may not change one of them, or a colleague just has. */
async function setStage(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { stage, seen } = bodyIn(ctx, stageChange);
  const ids = Object.keys(seen);
  const entries = await readableApplications(strapi, ctx, { documentId: { $in: ids } });
  const checker = permissionChecker(strapi, ctx, applicationModel);
  if (entries.length !== ids.length || entries.some((entry) => checker.cannot.update(entry))) return answer(ctx, 403);
  if (entries.some((entry) => entry.stage !== seen[entry.documentId])) return answer(ctx, 409);
  await strapi.db.transaction(async () => {
    for (const { documentId } of entries) await setStageOf(strapi, documentId, stage);
  });
  ctx.body = { results: entries.map(({ documentId }) => ({ documentId })) };
}

async function exportTable(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const wanted = bodyIn(ctx, selection);
  const entries = await readableApplications(strapi, ctx, { documentId: { $in: wanted.ids } });
  const rows = await listed(strapi, entries, new Date());
  ctx.body = {
    csv: applicationsTable(entries, rows),
    results: entries.map(({ documentId }) => ({ documentId })),
  };
}

async function mails(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = await changeableApplication(strapi, ctx);
  const { firstName, surname, jobTitle, company } = entry;
  const values: PlaceholderValues = {
    name: `${firstName} ${surname}`.trim(),
    stelle: jobTitle,
    betrieb: company?.name ?? '',
  };
  ctx.body = {
    values,
    language: languageName(mailLanguage(entry.language)),
    templates: await templatesOf(strapi, placeOf(entry)),
  };
}

async function setTemplate(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await replaceTemplate(strapi, await templatePlace(strapi, ctx), bodyIn(ctx, template));
  answer(ctx, 200);
}

async function removeTemplate(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await replaceTemplate(strapi, await templatePlace(strapi, ctx));
  answer(ctx, 200);
}

/** The page of an application at its house: the mail of one house leads to no other. */
async function pageOf(strapi: Core.Strapi, { documentId, language }: Application): Promise<string | undefined> {
  const entry: Parameters<typeof ownTokenOf>[0] | null = await strapi.db
    .query(applicationModel)
    .findOne({ where: { documentId, privateToken: { $notNull: true } }, populate: ['company'] });
  return entry
    ? siteAddress(entry.company?.key ?? '', language, applicationPage.href({ token: ownTokenOf(entry) }))
    : undefined;
}

export interface DecisionAnswer {
  isStageSet: boolean;
}

/** Sends an applicant a decision by mail, and sets its stage: an applicant never sees a decision before its mail is sent. */
async function sendDecision(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = await changeableApplication(strapi, ctx);
  const { stage, seen, toldAt, subject, text } = bodyIn(ctx, decision);
  const to = entry.email.trim();
  if (!mailAddressPattern.test(to) || !sendsMail()) return answer(ctx, 400);
  // A colleague has decided meanwhile: the applicant must not get both decisions, nor the same one twice.
  if (seen !== entry.stage || (toldAt ?? '') !== entry.toldAt) return answer(ctx, 409);
  const replyTo = await replyAddressOf(strapi, entry.company);
  try {
    const written = withPage(text, entry.language, await pageOf(strapi, entry));
    await openTransport({ isWritten: true }).sendMail({ to, subject, text: written, ...(replyTo && { replyTo }) });
  } catch (error) {
    strapi.log.warn(`a mail to an applicant could not be sent: ${errorCode(error)}`);
    return answer(ctx, mayHaveArrived(error) ? 504 : 424);
  }
  // As an answer, not an error: HR would send the mail again.
  const isStageSet = await setStageOf(strapi, entry.documentId, stage, true).then(
    () => true,
    (error: unknown) => {
      strapi.log.error(`a mail to an applicant was sent, but its stage not set: ${errorCode(error)}`);
      return false;
    },
  );
  ctx.body = { isStageSet } satisfies DecisionAnswer;
}

/** Shows the applicant the stage that the user has before them. */
async function tell(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = await changeableApplication(strapi, ctx);
  const { stage } = bodyIn(ctx, toldStage);
  if (stage !== entry.stage) return answer(ctx, 409);
  await setStageOf(strapi, entry.documentId, stage, true);
  answer(ctx, 200);
}

/** One at a time in a house: the next one then sees the stage that the one before has set. A mail may take long to send. */
const alone =
  (decide: Action): Action =>
  async (strapi, ctx) => {
    const { id } = ctx.params;
    const ids = id === undefined ? Object.keys(bodyIn(ctx, stageChange).seen) : [id];
    const entries = await readableApplications(strapi, ctx, { documentId: { $in: ids } });
    const houses = new Set(entries.map(({ company }) => `decisions ${company?.key}`));
    await withAdvisoryLock(strapi, [...houses], async () => decide(strapi, ctx));
  };

/** HR's working list. Every action asks for the permission to read or update applications, and sees those alone. */
export const worklistEndpoints: Endpoints = {
  'GET /applications': audited('application.read', list),
  'GET /applications/due': due,
  'POST /applications/stage': audited('application.change', alone(setStage)),
  'POST /applications/export': audited('application.export', exportTable),
  'GET /applications/:id/mails': audited('application.read', mails),
  'PUT /applications/:id/templates/:stage': audited('template.change', setTemplate),
  'DELETE /applications/:id/templates/:stage': audited('template.change', removeTemplate),
  'PUT /applications/:id/notes': audited('application.change', saveNote),
  'POST /applications/:id/decision': audited('application.mail', alone(sendDecision)),
  'POST /applications/:id/tell': audited('application.change', alone(tell)),
};

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { hasDrafts, titleOf, uidOf } from '../../content/content-types.ts';
import { ownersOf, whereOf } from '../../organisations/ownership.ts';
import { currentRights } from '../../organisations/rights.ts';
import { answer, bodyIn, type Endpoints } from '../../strapi/endpoints.ts';
import { currentUser, nameOfUser, requireUser } from '../../strapi/currentUser.ts';
import { permissionChecker } from '../../strapi/permissionChecker.ts';
import type { Change } from '../history/changes.ts';
import { readableEntry } from '../history/readableEntry.ts';
import { answered } from './closeProposals.ts';
import { type Proposal, proposalUid } from './proposal.ts';
import { sendProposalMails } from './proposalMails.ts';
import { draftAndLive, proposedChanges } from './proposedChanges.ts';
import type { Context } from '../../strapi/context.ts';
import { textOf } from '../../strapi/row.ts';

/** In UTF-16 code units. */
const sentence = z.string().trim().max(1_000);

const proposed = z.object({ sentence: sentence.min(1) });

const givenAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('accepted'), answer: sentence, revision: z.string().nullable() }),
  z.object({ state: z.literal('returned'), answer: sentence.min(1) }),
]);

export interface ListedProposal extends Omit<Proposal, 'id' | 'authorId' | 'tenant'> {
  isOwn: boolean;
  /** The user may publish entries of this type, and so answer. */
  mayAnswer: boolean;
}

export interface ProposedEntry {
  proposal: Omit<Proposal, 'id' | 'authorId' | 'tenant'> | null;
  changes: Change[];
  /** Of the draft; an answer is about this one. */
  revision: string | null;
  mayPropose: boolean;
  mayAnswer: boolean;
}

const shown = ({ id: _id, authorId: _author, tenant: _tenant, ...proposal }: Proposal) => proposal;

/** The draft that a request is about, in the language of its query. Throws 404 without one that the user may read. */
async function requested(strapi: Core.Strapi, ctx: Context) {
  const { uid, checker, rows } = await readableEntry(strapi, ctx);
  const locale = textOf(ctx.query.locale);
  const { draft } = draftAndLive(rows, locale);
  if (!draft || !hasDrafts(uid)) throw new errors.NotFoundError();
  const { id: entryId = '' } = ctx.params;
  const where = { entryId, entryLocale: locale };
  const proposal: Proposal | null = await strapi.db.query(proposalUid).findOne({ where });
  const changes = await proposedChanges(strapi, uid, rows, locale, checker);
  const mayPropose = changes.length > 0 && !checker.cannot.update(draft);
  return { uid, draft, where, proposal, changes, mayPropose, mayAnswer: !checker.cannot.publish(draft) };
}

async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const rights = await currentRights(strapi);
  const where = whereOf(strapi, proposalUid, rights?.writesFor);
  const orderBy = [{ proposedAt: 'asc' }];
  const found: Proposal[] = await strapi.db.query(proposalUid).findMany({ where, orderBy });
  const user = currentUser(strapi);
  const listed = found.flatMap((proposal): ListedProposal[] => {
    const { cannot } = permissionChecker(strapi, ctx, uidOf(proposal.entryType));
    if (cannot.read()) return [];
    const mayAnswer = !cannot.publish() && rights?.publishesFor?.includes(proposal.tenant ?? '') !== false;
    return [{ ...shown(proposal), isOwn: proposal.authorId === user?.id, mayAnswer }];
  });
  answer(ctx, 200, { proposals: listed });
}

async function show(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { proposal, changes, draft, mayPropose, mayAnswer } = await requested(strapi, ctx);
  const revision = typeof draft.revision === 'string' ? draft.revision : null;
  const shownProposal = proposal && shown(proposal);
  ctx.body = { proposal: shownProposal, changes, revision, mayPropose, mayAnswer } satisfies ProposedEntry;
}

/** Proposes the saved draft; a second time, with another sentence. */
async function propose(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, draft, where, proposal, mayPropose } = await requested(strapi, ctx);
  const user = requireUser(strapi);
  const written = bodyIn(ctx, proposed);
  if (!mayPropose) return answer(ctx, 403);
  const [tenant] = await ownersOf(strapi, uid, where.entryId);
  const data = {
    ...where,
    ...written,
    state: 'open',
    entryType: ctx.params.type,
    tenant,
    title: titleOf(uid, draft) ?? null,
    author: nameOfUser(user),
    authorId: user.id,
    proposedAt: new Date().toISOString(),
    answer: null,
    answeredBy: null,
    answeredAt: null,
    mailDue: true,
  };
  const query = strapi.db.query(proposalUid);
  if (proposal) await query.update({ where: { id: proposal.id }, data });
  else await query.create({ data });
  answer(ctx, 200);
  void sendProposalMails(strapi);
}

async function decide(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, draft, where, mayAnswer } = await requested(strapi, ctx);
  const user = requireUser(strapi);
  const given = bodyIn(ctx, givenAnswer);
  if (!mayAnswer) return answer(ctx, 403);
  if (given.state === 'accepted' && draft.revision !== given.revision) {
    throw new errors.ValidationError('Der Entwurf hat sich inzwischen geändert. Bitte laden Sie die Seite neu.');
  }
  const data = answered(user, given.state, given.answer);
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(proposalUid).updateMany({ where: { ...where, state: 'open' }, data });
    if (count === 0) {
      throw new errors.ValidationError('Dieser Vorschlag ist schon beantwortet. Bitte laden Sie die Seite neu.');
    }
    const { entryId: documentId, entryLocale: locale } = where;
    if (given.state === 'accepted') await strapi.documents(uid).publish({ documentId, ...(locale && { locale }) });
  });
  answer(ctx, 200);
  void sendProposalMails(strapi);
}

/** Proposals about entries that the user of the admin may read. Others get 404, as for a missing entry. */
export const proposalEndpoints: Endpoints = {
  'GET /proposals': list,
  'GET /proposals/:type/:id': show,
  'POST /proposals/:type/:id': propose,
  'POST /proposals/:type/:id/answer': decide,
};

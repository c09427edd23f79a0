import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { formPath } from '../../content/formPath.ts';
import { tenantOf } from '../../environment/tenants.ts';
import { mailQueue, sendEach } from '../../mail/mailQueue.ts';
import { sendToEach } from '../../mail/mailLater.ts';
import type { Mail } from '../../mail/placeholders.ts';
import { openTransport } from '../../mail/transport.ts';
import { editorAddresses } from '../../organisations/editorAddresses.ts';
import type { Change } from '../history/changes.ts';
import { changedText, type Piece } from '../history/changedText.ts';
import { rowsOf } from '../history/versions.ts';
import { type Proposal, proposalUid } from './proposal.ts';
import { proposedChanges } from './proposedChanges.ts';

/** A later mail would only confuse its reader. */
const retryPeriodMs = 3 * 86_400_000;

/** More is read in the admin. */
const maxDifference = 6_000;

const marked: Readonly<Record<Piece['kind'], (text: string) => string>> = {
  same: (text) => text,
  folded: () => ' … ',
  removed: (text) => `[weg: ${text}]`,
  added: (text) => `[neu: ${text}]`,
};

/** The changed fields, with the words that go and come in brackets. */
function difference(changes: readonly Change[]): string {
  const fields = changes.map(({ label, before, now }) => {
    const text = changedText(before, now).map((piece) => marked[piece.kind](piece.text));
    return `${label}\n${text.join('')}`;
  });
  const text = fields.join('\n\n');
  return text.length > maxDifference ? `${text.slice(0, maxDifference)} …` : text;
}

/** To the editors: who proposes what. */
function proposedMail({ author, sentence, title, tenant }: Proposal, changes: readonly Change[], link: string): Mail {
  const house = tenantOf(tenant)?.name ?? '';
  return {
    subject: `${house}: ${author} schlägt vor, «${title}» zu veröffentlichen`,
    text: `Guten Tag\n\n${author} schreibt:\n${sentence}\n\nAnnehmen oder zurückgeben können Sie den Vorschlag hier:\n${link}\n\nDas ist neu:\n\n${difference(changes)}\n`,
  };
}

/** To the author: what became of the proposal. */
function answeredMail({ state, title, answer, answeredBy }: Proposal, link: string): Mail {
  const done = state === 'accepted' ? 'veröffentlicht' : 'zurückgegeben';
  const said = answer ? `\n\n${answeredBy ?? 'Die Redaktion'} schreibt:\n${answer}` : '';
  const next =
    state === 'returned' ? '\n\nÜberarbeiten und noch einmal vorschlagen können Sie ihn hier' : '\n\nZum Eintrag';
  return {
    subject: `Ihr Vorschlag «${title}» ist ${done}`,
    text: `Guten Tag\n\n${answeredBy ?? 'Die Redaktion'} hat Ihren Vorschlag ${done}.${said}${next}:\n${link}\n`,
  };
}

async function send(strapi: Core.Strapi, proposal: Proposal): Promise<void> {
  const { state, entryType, entryId, entryLocale, tenant, authorId } = proposal;
  const link = strapi.config.get<string>('admin.absoluteUrl') + formPath(entryType, entryId, entryLocale);
  const uid = uidOf(entryType);
  const everything = { cannot: { read: () => false } };
  if (state === 'open') {
    const changes = await proposedChanges(strapi, uid, await rowsOf(strapi, uid, entryId), entryLocale, everything);
    const to = await editorAddresses(strapi, tenant ?? '');
    await sendToEach(strapi, proposedMail(proposal, changes, link), to);
    return;
  }
  const where = { id: authorId, isActive: true, blocked: false };
  const author: { email: string } | null = await strapi.db.query('admin::user').findOne({ where });
  if (author) await openTransport().sendMail({ ...answeredMail(proposal, link), to: author.email });
}

async function sendAll(strapi: Core.Strapi): Promise<void> {
  const proposals = strapi.db.query(proposalUid);
  const since = new Date(Date.now() - retryPeriodMs).toISOString();
  const due: Proposal[] = await proposals.findMany({ where: { mailDue: true, updatedAt: { $gt: since } } });
  await sendEach(strapi, 'mail of a proposal', due, async (proposal) => {
    await send(strapi, proposal);
    // Proposed again while its mail was sent, it has another due.
    const { id, state, proposedAt } = proposal;
    await proposals.updateMany({ where: { id, state, proposedAt }, data: { mailDue: false } });
  });
}

export const sendProposalMails = mailQueue('proposal mails', 'due mails of proposals', sendAll);

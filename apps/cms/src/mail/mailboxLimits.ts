import { domainToASCII } from 'node:url';
import { submissionKinds } from '@group/content-client/contract/submissions/fields';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content/content-types.ts';

// Anybody can type anybody's address into a form, and change what was sent on its private page.

/** Maximum receipts to one mailbox in {@link periodMs}. */
const maxReceipts = 3;
/** Maximum changes of visits by their visitors that are mailed to one mailbox in {@link periodMs}. */
const maxChanges = 10;
const periodMs = 86_400_000;

const since = (): object => ({ $gt: new Date(Date.now() - periodMs).toISOString() });

/** The mailbox of an address: providers deliver `anna+x@…` and `"anna"@…` to `anna@…`, and know each spelling of a domain. */
function mailboxOf(address: string | null): string {
  const [name = '', domain = ''] = (address ?? '').trim().toLowerCase().split('@');
  return `${name.replaceAll('"', '').replace(/\+.*/, '')}@${domainToASCII(domain) || domain}`;
}

/** Whether an address got its receipts of a day. */
export async function hasEnoughReceipts(strapi: Core.Strapi, to: string): Promise<boolean> {
  let sent = 0;
  for (const type of submissionKinds) {
    const where = { $and: [{ createdAt: since() }, { receiptDue: false }] };
    const entries: { email: string | null }[] = await strapi.db
      .query(uidOf(type))
      .findMany({ where, select: ['email'] });
    sent += entries.filter(({ email }) => mailboxOf(email) === mailboxOf(to)).length;
  }
  return sent >= maxReceipts;
}

/** Whether the visits of an address were changed so often in a day that their visitor gets no mail of further changes. */
export async function hasEnoughChanges(strapi: Core.Strapi, to: string | null): Promise<boolean> {
  const visits: { email: string | null; sequence: number | null }[] = await strapi.db
    .query(uidOf('visit'))
    .findMany({ where: { updatedAt: since() }, select: ['email', 'sequence'] });
  const own = visits.filter(({ email }) => mailboxOf(email) === mailboxOf(to));
  return own.reduce((sum, { sequence }) => sum + (sequence ?? 0), 0) >= maxChanges;
}

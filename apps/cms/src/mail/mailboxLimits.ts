import { domainToASCII } from 'node:url';
import type { Core } from '@strapi/strapi';
import { type Counter, isFree, uncount } from '../strapi/counters.ts';

/**
 * How many mails one mailbox gets in a day: anybody can type anybody's address into a form, and change what was sent on its
 * private page. Counted apart from the entries, which their senders can withdraw and take the address from.
 */
const maxPerDay = {
  receipt: 3,
  /** Of subscriptions to new jobs, whose page promises this mail. */
  confirmation: 3,
  reminder: 10,
  /** Changes of visits by their visitors. */
  change: 10,
} as const;

export type LimitedMail = keyof typeof maxPerDay;

const windowSeconds = 86_400;

/** The mailbox of an address: providers deliver `anna+x@…` and `"anna"@…` to `anna@…`, and know each spelling of a domain. */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  return `${name.replaceAll('"', '').replace(/\+.*/, '')}@${domainToASCII(domain) || domain}`;
}

const counterOf = (kind: LimitedMail, address: string | null): Counter => ({
  key: `mail ${kind} ${mailboxOf(address ?? '')}`,
  limit: { free: maxPerDay[kind], windowSeconds },
});

/** Counts a mail to an address, and whether its mailbox may still get it. Not within a transaction, see {@link isFree}. */
export const mayGet = (strapi: Core.Strapi, kind: LimitedMail, address: string | null): Promise<boolean> =>
  isFree(strapi, counterOf(kind, address));

/** Takes back a mail that was counted and not sent. */
export const notSent = (strapi: Core.Strapi, kind: LimitedMail, address: string | null): Promise<void> =>
  uncount(strapi, counterOf(kind, address));

import { newPassword } from '@group/content-client/contract/paths';
import { type PasswordLink, passwordTokenParameter } from '@group/content-client/contract/staffPassword';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { tenantOf } from '../../environment/tenants.ts';
import { mailLater } from '../../mail/mailLater.ts';
import { siteAddress } from '../../mail/siteAddress.ts';
import { linkLifetimesMs, markOf } from '../signIn/passwords.ts';
import { open, seal } from '../signIn/sealed.ts';
import { type LinkKind, passwordMail } from './passwordMails.ts';
import { findStaff, type StaffUser } from './users.ts';

export interface StaffLink {
  kind: LinkKind;
  user: StaffUser;
  /** Key of the organisation. */
  company: string;
  /** Prefix of the language; another than those of the website becomes its first. */
  language?: string;
}

/**
 * The address of the link, which works until the password or the mail address changes, with a token of which nothing is
 * stored. Never of the host that a request names, which anybody can send.
 */
export function addressOf(strapi: Core.Strapi, { kind, user, company, language = '' }: StaffLink): string {
  const page = siteAddress(company, language, newPassword.href());
  if (!page) throw new Error('There is no such organisation.');
  const value = { userId: user.id, company, kind, mark: markOf(user) };
  const token = seal(strapi, 'staff password', value, Date.now() + linkLifetimesMs[kind]);
  return `${page}?${new URLSearchParams({ [passwordTokenParameter]: token })}`;
}

export function mailLink(strapi: Core.Strapi, { kind, user, company, language }: StaffLink, address: string): void {
  const tenant = tenantOf(company);
  const spoken = language ?? tenant?.features.languages?.[0].prefix ?? 'de';
  mailLater(strapi, { to: user.email, ...passwordMail(kind, spoken, tenant?.name ?? '', address) });
}

const linkSchema = z.object({ userId: z.number(), company: z.string(), kind: z.string(), mark: z.string() });

/** The employee for whom a token stands at a website; `null` if it was used, is too old or changed, or they may not sign in there. */
export async function holderOf(strapi: Core.Strapi, { token, company }: PasswordLink): Promise<StaffUser | null> {
  const link = open(strapi, 'staff password', token, linkSchema);
  if (link?.company !== company) return null;
  const user = await findStaff(strapi, { id: link.userId });
  const isConfirmed = user?.confirmed === true || link.kind === 'invitation';
  const belongs = user?.companies.some(({ key }) => key === company);
  return user && !user.blocked && isConfirmed && belongs && markOf(user) === link.mark ? user : null;
}
